import { businessTypes, countries, genders, jobPositions, languages, states } from '@wbn/content';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';

/** The six lists never change while the process runs, so each answer is built once. */

const countryList = countries.map(({ code, countryName, emoji, dialCode }) => ({ code, countryName, emoji, dialCode }));
const genderList = genders.map(({ code, name }) => ({ code, name }));
const languageList = languages.map(({ code, name, languageName }) => ({ code, name, languageName }));
const jobPositionList = jobPositions.map(({ jobPositionID, name }) => ({ jobPositionID, name }));
const businessTypeList = businessTypes.map(({ code, businessTypeName }) => ({ code, businessTypeName }));
const stateLists = new Map(countries.map(({ code }) => [code, states.filter((state) => state.countryCode === code)]));

export const listCountries: Handler<'listCountries'> = async () => countryList;
export const listGenders: Handler<'listGenders'> = async () => genderList;
export const listLanguages: Handler<'listLanguages'> = async () => languageList;
export const listJobPositions: Handler<'listJobPositions'> = async () => jobPositionList;
export const listBusinessTypes: Handler<'listBusinessTypes'> = async () => businessTypeList;

/** Empty for a country without states, 404 for an unknown country. */
export const listStates: Handler<'listStates'> = async ({ params }) =>
  stateLists.get(params.code.toUpperCase()) ?? fail('NotFound');
