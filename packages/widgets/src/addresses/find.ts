import { pageRegistry } from '../runtime/registry.ts';

/** By npm there is no such file. The CDN's build puts `site.ts` in the place of this module. */
export const siteAddress: string = '';

/** By npm the page sets the addresses itself: rejects if it has not. */
export async function findAddresses(): Promise<void> {
  const { client, config } = pageRegistry();
  if ((client?.options ?? config).api) return;
  const missing = new Error('No address of an API is known: write configure({ api, accounts, portal }).');
  throw Object.assign(missing, { name: 'NotConfigured' });
}
