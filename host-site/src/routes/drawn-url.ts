import { filterNames, reportableTypes } from '@wbn/contract';
import { priceFields } from '@wbn/core/search';
import { matchRoutes } from 'react-router';
import { isLocale } from '../settings.ts';
import { routes } from './index.ts';

const words = ['business', 'countries', 'search'];
const results = [...words, 'page', 'sort', 'exact=1', 'ignore', ...filterNames, ...Object.values(priceFields)];

/**
 * The parameters that pages read, by the ids of their routes, besides `lang`. `name=value` is a parameter of which only that value counts.
 * A page that is missing here reads none. A test looks for those that pages read.
 */
export const pageParameters: Readonly<Record<string, readonly string[]>> = {
  'search-result': results,
  'search-all': [...words, 'page', 'exact=1', 'ignore', 'kind=business', 'kind=post'],
  'saved-searches': results,
  compare: ['ids', 'add'],
  business: ['editMode=1'],
  timeline: ['post'],
  report: reportableTypes,
  'send-request': ['product'],
  'my-business': ['membership=choose-business'],
  connections: ['as'],
  'business-console': ['days'],
  'business-audit': ['kind'],
  'business-boosts': ['product'],
  'products-at-product': ['product', 'import', 'change'],
  'products-at-products': ['product', 'import', 'change'],
};

/** Pages that nobody keeps, with codes or lists of operators in their addresses: these are drawn by their whole address. */
export const isByWholeAddress = (id: string): boolean => /^(set-id|invitation|operator-)/.test(id);

/**
 * The address by which the server draws a page: without parameters that it does not read, and with the path as its route writes it. So
 * `/?utm_source=x` and `/About-us/` are the kept pages of `/` and `/about-us`, and invented addresses cost no drawing.
 */
export function drawnURL(url: URL): URL {
  const { id = '', path = '*' } = matchRoutes(routes, url.pathname)?.at(-1)?.route ?? {};
  if (isByWholeAddress(id)) return url;
  const known = pageParameters[id] ?? [];
  const query = new URLSearchParams();
  const lang = url.searchParams.get('lang');
  for (const [name, value] of url.searchParams) {
    const counts = known.includes(name) || known.includes(`${name}=${value}`);
    if (counts && !query.getAll(name).includes(value)) query.append(name, value);
  }
  if (isLocale(lang)) query.set('lang', lang);
  const drawn = new URL(url);
  if (!/[:*]/.test(path)) drawn.pathname = path;
  drawn.search = query.toString();
  return drawn;
}

/** The new address of a page that has moved, with the parameters that the drawing left out. */
export function withOtherParameters(location: string, url: URL, drawn: URL): string {
  const moved = new URL(location, url);
  for (const [name, value] of url.searchParams)
    if (!drawn.searchParams.has(name)) moved.searchParams.append(name, value);
  return moved.pathname + moved.search;
}
