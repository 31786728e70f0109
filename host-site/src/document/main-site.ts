import { defaultEdition } from '@wbn/content/editions';
import type { SiteSettings } from '../settings.ts';

/** The site for visitors of countries without one: the default edition, or the first that is named. */
export function mainSite({ sites, edition, portal }: SiteSettings): string {
  const [code, address] = sites
    ? (Object.entries(sites).find(([name]) => name === defaultEdition.code) ?? Object.entries(sites)[0]!)
    : [defaultEdition.code, `https://${defaultEdition.hosts[0]}`];
  return code === edition ? portal : address;
}
