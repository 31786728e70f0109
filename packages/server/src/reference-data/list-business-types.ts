import { businessTypes } from '@wbn/content';
import type { Handler } from '../handler.ts';

/** The list never changes while the process runs, so the answer is built once. */
const answer = businessTypes.map(({ code, businessTypeName }) => ({ code, businessTypeName }));

export const listBusinessTypes: Handler<'listBusinessTypes'> = async () => answer;
