import { myBusinesses } from '@wbn/contract';
import type { Client } from '../api/client.ts';
import { photoOf } from '../users/photo.ts';

/** A business that the visitor may post as. */
export interface Actor {
  readonly businessID: string;
  readonly name: string;
  readonly photo: string | undefined;
}

/** All businesses of the visitor. Forgets an acting business that they have left, because its posts would be refused. */
export async function actors(client: Client): Promise<Actor[]> {
  const { data } = await client.call(myBusinesses);
  const { session } = client;
  const { actor, userID } = session?.get() ?? {};
  if (actor !== userID && !data.some(({ businessID }) => businessID === actor)) session?.change({ actor: undefined });
  return data.map(({ businessID, general }) => ({ businessID, name: general.companyName, photo: photoOf(general) }));
}

const limit = 5;

/** The first five, and the current one wherever it is in the list. */
export function offered(all: readonly Actor[], current: string | undefined): readonly Actor[] {
  const first = all.slice(0, limit);
  const speaking = all.find(({ businessID }) => businessID === current);
  return speaking && !first.includes(speaking) ? [...first, speaking] : first;
}
