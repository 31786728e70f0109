import type { AddressInfo } from 'node:net';
import { inject, onTestFinished } from 'vitest';
import { createHostSite } from '../src/server.ts';

/** The portal of another edition beside the running one, over the same API; ends with the test. Answers its origin. */
export async function otherEdition(edition: string): Promise<string> {
  const addresses = inject('addresses');
  const site = await createHostSite({ ...addresses, edition, extensions: true, internalKey: 'of no account' });
  const server = await site.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
