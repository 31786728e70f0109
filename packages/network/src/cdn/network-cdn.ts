import type { RequestListener } from 'node:http';
import path from 'node:path';
import { type Addresses, addressesOf, sisterExample } from '../settings/addresses.ts';
import { readSettings } from '../settings/settings.ts';
import { createCdn } from './cdn.ts';
import { siteOf } from './site.ts';

/** The CDN and the examples of the repository at `top`, for the network at these addresses. */
export const networkCdn = (addresses: Addresses, demo: boolean, top: string): RequestListener =>
  createCdn({
    distDir: path.join(top, 'packages/widgets/dist/cdn'),
    examples: { folder: path.join(top, 'examples'), rewrites: rewritesTo(addresses) },
    exampleSites: new Map(demo ? [[new URL(sisterExample(addresses)).host, 'sister-site']] : []),
    site: siteOf(addresses),
  });

/** The examples contain the default addresses; a start at other addresses replaces them. */
function rewritesTo(addresses: Addresses): ReadonlyMap<string, string> {
  const built = addressesOf(readSettings({}, ['sa']).ports);
  return new Map((Object.keys(built) as (keyof Addresses)[]).map((part) => [built[part], addresses[part]]));
}
