import type { Addresses } from '../settings/addresses.ts';

/** What the loader of the widgets must know of a network: served as `/v1/site.json`. */
export type Site = Pick<Addresses, 'api' | 'accounts' | 'portal'>;

export const siteOf = ({ api, accounts, portal }: Site): Site => ({ api, accounts, portal });

/**
 * The loader as `/v1/wbn.js`: with its network's addresses in front, so that it need not ask for them. The loader under its version stays as it
 * was built, byte for byte, in every network.
 */
export const aliasOf = (site: Site, loader: string): string => `const WBN_SITE=${JSON.stringify(site)};${loader}`;
