import { suspendedBusinesses } from '@wbn/contract';
import type { SuspendedBusiness } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';

/** The suspension of a business of the visitor; undefined if it is another's, is not suspended, or that cannot be read. */
export async function ownSuspension(client: Client, businessID: string): Promise<SuspendedBusiness | undefined> {
  try {
    const { data } = await client.call(suspendedBusinesses);
    return data.find((one) => one.businessID === businessID.toLowerCase());
  } catch {
    return undefined;
  }
}
