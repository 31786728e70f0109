import { languages } from '@wbn/content';
import type { Handler } from '../handler.ts';

/** The list never changes while the process runs, so the answer is built once. */
const answer = languages.map(({ code, name, languageName }) => ({ code, name, languageName }));

export const listLanguages: Handler<'listLanguages'> = async () => answer;
