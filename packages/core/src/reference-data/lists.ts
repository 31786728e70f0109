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

/** Lists for forms, each loaded once per page. */
export const countries = async (client: Client): Promise<Country[]> => (await client.callOnce(listCountries)).data;
export const statesOf = async (client: Client, code: string): Promise<State[]> =>
  (await client.callOnce(listStates, { params: { code } })).data;
export const genders = async (client: Client) => (await client.callOnce(listGenders)).data;
export const languages = async (client: Client) => (await client.callOnce(listLanguages)).data;
export const jobPositions = async (client: Client) => (await client.callOnce(listJobPositions)).data;
export const businessTypes = async (client: Client) => (await client.callOnce(listBusinessTypes)).data;
