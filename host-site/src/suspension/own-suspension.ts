import { suspendedBusinesses } from '@wbn/contract';
import type { SuspendedBusiness } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';

/** The page that is missing: of a business, or of one of its products. */
export type PageOf = 'business' | 'product';

/** The suspension of a business of the visitor; undefined if it is another's, is not suspended, or that cannot be read. */
export async function ownSuspension(client: Client, of: PageOf, id: string): Promise<SuspendedBusiness | undefined> {
  try {
    if (of === 'product') return (await client.call(suspendedBusinesses, { query: { productID: id } })).data[0];
    const { data } = await client.call(suspendedBusinesses, { query: {} });
    return data.find((one) => one.businessID === id.toLowerCase());
  } catch {
    return undefined;
  }
}
