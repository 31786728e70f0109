import { type Edition, sisterEditions } from '@wbn/content/editions';
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
