import { genders } from '@wbn/content';
import type { Handler } from '../handler.ts';

/** The list never changes while the process runs, so the answer is built once. */
const answer = genders.map(({ code, name }) => ({ code, name }));

export const listGenders: Handler<'listGenders'> = async () => answer;
