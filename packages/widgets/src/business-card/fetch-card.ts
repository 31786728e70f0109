import { isUuid, maxCards, readBusiness, readBusinesses } from '@wbn/contract';
import { type Client, createBatch } from '@wbn/core';
import type { CardData } from './model.ts';

/** Cards that are requested in one turn and one language share a call. */
const readWithOthers = createBatch<CardData>(maxCards, async (client, ids, locale) => {
  const { data } = await client.call(readBusinesses, { query: { ids: ids.join() }, locale, personal: true });
  return new Map(data.map((card) => [card.businessID, card]));
});

export async function fetchCard(client: Client, id: string, locale: string, signal: AbortSignal): Promise<CardData> {
  const card = isUuid(id) && (await readWithOthers(client, id.toLowerCase(), locale));
  if (card) return card;
  const { data, session } = await client.call(readBusiness, { params: { id }, signal, locale, personal: true });
  return { ...data, session };
}
