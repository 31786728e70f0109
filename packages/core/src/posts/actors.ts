import { myBusinesses } from '@wbn/contract';
import type { Client } from '../api/client.ts';
import { photoOf } from '../users/photo.ts';

/** A business that the visitor may post as. */
export interface Actor {
  readonly businessID: string;
  readonly name: string;
  readonly photo: string | undefined;
}

/**
 * All businesses of the visitor. Forgets an acting business that they have left, because its posts would be refused.
 *
 * @example
 * // GET business/profile/my-list answers [business]
 * const all = await actors(client);
 * all[0]; // { businessID: 'b-1', name: 'Acme Valves', photo: undefined }
 */
export async function actors(client: Client): Promise<Actor[]> {
  const { data } = await client.call(myBusinesses);
  const { session } = client;
  const { actor, userID } = session?.get() ?? {};
  if (actor !== userID && !data.some(({ businessID }) => businessID === actor)) session?.change({ actor: undefined });
  return data.map(({ businessID, general }) => ({ businessID, name: general.companyName, photo: photoOf(general) }));
}

const limit = 5;

/**
 * The first five, and the current one wherever it is in the list.
 *
 * @example
 * const all = [1, 2, 3, 4, 5, 6, 7].map((n) => ({ businessID: `b-${n}`, name: `Business ${n}`, photo: undefined }));
 * offered(all, 'b-7').map(({ businessID }) => businessID); // ['b-1', 'b-2', 'b-3', 'b-4', 'b-5', 'b-7']
 */
export function offered(all: readonly Actor[], current: string | undefined): readonly Actor[] {
  const first = all.slice(0, limit);
  const speaking = all.find(({ businessID }) => businessID === current);
  return speaking && !first.includes(speaking) ? [...first, speaking] : first;
}
