import {
  listBusinessTypes,
  listCountries,
  listGenders,
  listJobPositions,
  listLanguages,
  listStates,
} from '@wbn/contract';
import type { Country, State } from '@wbn/contract/shapes';
import type { Client } from '../api/client.ts';

/**
 * All countries, loaded once per page, as each list for forms.
 *
 * @example
 * // GET ref-data/country answers [{ code: 'ES', countryName: 'Spain', emoji: '🇪🇸' }]
 * await countries(client) // [{ code: 'ES', countryName: 'Spain', emoji: '🇪🇸' }]
 */
export const countries = async (client: Client): Promise<Country[]> => (await client.callOnce(listCountries)).data;
/**
 * The states of a country.
 *
 * @example
 * // GET ref-data/country/ES/state answers [{ stateID: 'ES-GA', stateName: 'Galicia' }]
 * await statesOf(client, 'ES') // [{ stateID: 'ES-GA', stateName: 'Galicia' }]
 */
export const statesOf = async (client: Client, code: string): Promise<State[]> =>
  (await client.callOnce(listStates, { params: { code } })).data;
/**
 * The genders of the profile form.
 *
 * @example
 * // GET ref-data/gender answers [{ code: 'F', name: 'Female' }]
 * await genders(client) // [{ code: 'F', name: 'Female' }]
 */
export const genders = async (client: Client) => (await client.callOnce(listGenders)).data;
/**
 * The languages of the profile form.
 *
 * @example
 * // GET ref-data/language answers [{ code: 'es', languageName: 'Spanish' }]
 * await languages(client) // [{ code: 'es', languageName: 'Spanish' }]
 */
export const languages = async (client: Client) => (await client.callOnce(listLanguages)).data;
/**
 * The positions of the profile form.
 *
 * @example
 * // GET ref-data/job-position answers [{ jobPositionID: '12', name: 'Buyer' }]
 * await jobPositions(client) // [{ jobPositionID: '12', name: 'Buyer' }]
 */
export const jobPositions = async (client: Client) => (await client.callOnce(listJobPositions)).data;
/**
 * The types that a business can have.
 *
 * @example
 * // GET ref-data/business-type answers [{ code: 'MA', businessTypeName: 'Manufacturers' }]
 * await businessTypes(client) // [{ code: 'MA', businessTypeName: 'Manufacturers' }]
 */
export const businessTypes = async (client: Client) => (await client.callOnce(listBusinessTypes)).data;
