import { defaultEdition, type Edition, sisterEditions } from '@wbn/content/editions';
import type { SiteSettings } from './settings.ts';

export interface SisterSite {
  readonly edition: Edition;
  /** Its origin, without a trailing slash. */
  readonly address: string;
}

/** The other territorial sites of the network, by country name. A network that names its sites has only these. */
export const sisterSites = ({ sites }: SiteSettings, running: Edition): SisterSite[] =>
  sisterEditions(running).flatMap((edition) => {
    const address = sites ? sites[edition.code] : `https://${edition.hosts[0]}`;
    return address === undefined ? [] : [{ edition, address }];
  });

/** The origins of the other sites, to which a login may return. */
export const sisterOrigins = ({ sites }: SiteSettings, running: Edition): string[] =>
  sites ? Object.values(sites) : sisterEditions(running).flatMap(({ hosts }) => hosts.map((host) => `https://${host}`));

/** The site for visitors of countries without one: the default edition, or the first that is named. */
export function mainSite({ sites, edition, portal }: SiteSettings): string {
  const [code, address] = sites
    ? (Object.entries(sites).find(([name]) => name === defaultEdition.code) ?? Object.entries(sites)[0]!)
    : [defaultEdition.code, `https://${defaultEdition.hosts[0]}`];
  return code === edition ? portal : address;
}
