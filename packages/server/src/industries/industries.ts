import { industries } from '@wbn/content';
import type { Category, Industry } from '@wbn/contract/shapes';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';

const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;

/** Clients read an entry's id as `id` and `key`, and its name as `name` and `text`. */
const tree: Industry[] = [...industries].sort(byOrder).map(({ id, name, categories }) => ({
  id,
  key: id,
  name,
  text: name,
  categories: [...categories].sort(byOrder).map(
    (category): Category => ({
      id: category.id,
      name: category.name,
      order: category.order,
      subCategories: [...category.subCategories].sort(byOrder).map(({ id, name, order }) => ({ id, name, order })),
    }),
  ),
}));
const treeAnswer = tree;
const categoryAnswers = new Map(tree.map(({ id, categories }) => [id, categories]));

export const listIndustries: Handler<'listIndustries'> = async () => treeAnswer;
export const industryTree: Handler<'industryTree'> = async () => treeAnswer;
export const listCategories: Handler<'listCategories'> = async ({ params }) =>
  categoryAnswers.get(params.id) ?? fail('NotFound');
