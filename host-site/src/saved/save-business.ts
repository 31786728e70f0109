import { saveItem } from '@wbn/contract';
import type { Client } from '@wbn/core';
import { saidOfGone } from '../ui/form/said-by-server.ts';
import { toasts } from '../ui/toasts.ts';

/** Saves a business as a favourite and shows a message. */
export async function saveBusiness(client: Client, businessID: string): Promise<void> {
  try {
    await client.call(saveItem, { body: { resourceType: 'business', resourceID: businessID } });
    toasts.success();
  } catch (error) {
    toasts.failure(saidOfGone(error));
  }
}
