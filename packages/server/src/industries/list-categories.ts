import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { tree } from './tree.ts';

const answers = new Map(tree.map(({ id, categories }) => [id, categories]));

export const listCategories: Handler<'listCategories'> = async ({ params }) =>
  answers.get(params.id) ?? fail('NotFound');
