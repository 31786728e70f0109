import { fullName, myBusinesses } from '@wbn/contract';
import type { BusinessSession } from '@wbn/contract/shapes';
import type { Client } from '../api/client.ts';

/** The id of the user themself, among ids of businesses. */
export const me = 'me';

/** An identity that a visitor may speak as: themself, or one of their businesses. */
export interface Speaker {
  /** `me`, or the business's id. */
  readonly id: string;
  /** '' if the user's name is unknown here. */
  readonly name: string;
  readonly session?: BusinessSession;
}

/** The visitor alone, from the session. */
export function myself(client: Client): Speaker {
  const { profile } = client.session?.get() ?? {};
  return { id: me, name: profile?.firstName ? fullName(profile) : '' };
}

/** The visitor and all their businesses, without a limit: members must be able to answer for each of them. */
export async function speakers(client: Client, signal?: AbortSignal): Promise<Speaker[]> {
  const { data } = await client.call(myBusinesses, { signal });
  return [
    myself(client),
    ...data.map(({ businessID, general, session }) => ({ id: businessID, name: general.companyName, session })),
  ];
}
