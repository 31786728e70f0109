import { isUuid, mostCards, readBusiness, readBusinesses } from '@wbn/contract';
import type { Client } from '@wbn/core';
import type { CardData } from './model.ts';

type Settle = readonly [resolve: (card: CardData | undefined) => void, reject: (error: unknown) => void];

/** Cards requested in this turn, by language, with their callers. */
const asked = new Map<string, Map<string, Settle[]>>();

async function readMany(client: Client, locale: string, wanted: [id: string, settles: Settle[]][]): Promise<void> {
  try {
    const ids = wanted.map(([id]) => id).join();
    const { data } = await client.call(readBusinesses, { query: { ids }, locale, personal: true });
    const cards = new Map(data.map((card) => [card.businessID, card]));
    for (const [id, settles] of wanted) for (const [resolve] of settles) resolve(cards.get(id));
  } catch (error) {
    for (const [, settles] of wanted) for (const [, reject] of settles) reject(error);
  }
}

function readAsked(client: Client, locale: string): void {
  const all = [...asked.get(locale)!];
  asked.delete(locale);
  // A single card uses its own call, whose error says why it is missing.
  if (all.length === 1) for (const [resolve] of all[0]![1]) resolve(undefined);
  else
    for (let index = 0; index < all.length; index += mostCards)
      readMany(client, locale, all.slice(index, index + mostCards));
}

/** Cards that are requested in one turn share a call for every fifty of them. */
function readWithOthers(client: Client, id: string, locale: string): Promise<CardData | undefined> {
  let waiting = asked.get(locale);
  if (!waiting) {
    waiting = new Map();
    asked.set(locale, waiting);
    setTimeout(readAsked, 0, client, locale);
  }
  const settles = waiting.get(id) ?? [];
  waiting.set(id, settles);
  return new Promise((...settle) => settles.push(settle));
}

export async function fetchCard(client: Client, id: string, locale: string, signal: AbortSignal): Promise<CardData> {
  const card = isUuid(id) && (await readWithOthers(client, id.toLowerCase(), locale));
  if (card) return card;
  const { data, session } = await client.call(readBusiness, { params: { id }, signal, locale, personal: true });
  return { ...data, session };
}
