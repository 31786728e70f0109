import { businessTypes, type Client, countries, industries } from '@wbn/core';

/** Lists for the form. */
export async function choices(client: Client) {
  const lists = await Promise.all([countries(client), industries(client), businessTypes(client)]);
  return { countries: lists[0], industries: lists[1], businessTypes: lists[2] };
}

export type CreateChoices = Awaited<ReturnType<typeof choices>>;
