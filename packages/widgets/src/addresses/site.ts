import { pageRegistry } from '../runtime/registry.ts';

/** The file with the network's addresses: the loader of one exact version lacks them. */
export const siteAddress: string = new URL('../v1/site.json', import.meta.url).href;

/** Completes the addresses of the network. The page's own settings have priority. */
export async function findAddresses(): Promise<void> {
  const { config } = pageRegistry();
  if (config.api && config.accounts && config.portal) return;
  const answer = await fetch(siteAddress);
  Object.assign(config, { ...(await answer.json()), ...config });
}
