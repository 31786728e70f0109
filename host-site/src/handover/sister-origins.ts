import { type Edition, sisterEditions } from '@wbn/content/editions';
import type { SiteSettings } from '../settings.ts';

/** The origins of the other sites, to which a login may return. */
export const sisterOrigins = ({ sites }: SiteSettings, running: Edition): string[] =>
  sites ? Object.values(sites) : sisterEditions(running).flatMap(({ hosts }) => hosts.map((host) => `https://${host}`));
