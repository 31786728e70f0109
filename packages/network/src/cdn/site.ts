import type { Addresses } from '../settings/addresses.ts';

/** A network's addresses for the widget loader: served as `/v1/site.json`. */
export type Site = Pick<Addresses, 'api' | 'accounts' | 'portal'>;

export const siteOf = ({ api, accounts, portal }: Site): Site => ({ api, accounts, portal });

/**
 * An entry (the loader, or a widget in one file) as `/v1/<name>.js`: prefixed with its network's addresses, so that it need not request them. The
 * versioned entry stays as built in every network.
 */
export const aliasOf = (site: Site, loader: string): string => `const WBN_SITE=${JSON.stringify(site)};${loader}`;
