import { countries, states } from '@wbn/content';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';

/** The lists never change while the process runs, so each answer is built once. */
const answers = new Map(countries.map(({ code }) => [code, states.filter((state) => state.countryCode === code)]));

/** Empty for a country without states, 404 for an unknown country. */
export const listStates: Handler<'listStates'> = async ({ params }) =>
  answers.get(params.code.toUpperCase()) ?? fail('NotFound');
