import { myBusinesses } from '@wbn/contract';
import type { BusinessSession } from '@wbn/contract/shapes';
import type { Client } from '../api/client.ts';
import { fullName } from '../users/photo.ts';

/** The word for the user themself, among ids of businesses. */
export const me = 'me';

/** One as whom a visitor may speak: themself, or a business they belong to. */
export interface Speaker {
  /** `me`, or the business's id. */
  readonly id: string;
  /** '' for a user whose name is not known here. */
  readonly name: string;
  readonly session?: BusinessSession;
}

/** The visitor alone, as far as the session knows them. */
export function myself(client: Client): Speaker {
  const { profile } = client.session?.get() ?? {};
  return { id: me, name: profile?.firstName ? fullName(profile) : '' };
}

/** The visitor and all their businesses: not the first five, for one must be able to answer from the seventh. */
export async function speakers(client: Client, signal?: AbortSignal): Promise<Speaker[]> {
  const { data } = await client.call(myBusinesses, { signal });
  return [
    myself(client),
    ...data.map(({ businessID, general, session }) => ({ id: businessID, name: general.companyName, session })),
  ];
}
