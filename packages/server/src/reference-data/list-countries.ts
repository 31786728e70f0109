import { countries } from '@wbn/content';
import type { Handler } from '../handler.ts';

/** The list never changes while the process runs, so the answer is built once. */
const answer = countries.map(({ code, countryName, emoji, dialCode }) => ({ code, countryName, emoji, dialCode }));

export const listCountries: Handler<'listCountries'> = async () => answer;
