import type { IncomingMessage } from 'node:http';
import { type Edition, locales } from '@wbn/content/editions';
import Negotiator from 'negotiator';

/**
 * Where a first visit should go for its language: the same address with `?lang=`, or undefined. Pages differ by address only, so they stay
 * cacheable; the redirect itself must not be cached.
 *
 * The address names no language, the visitor comes from outside the portal, and the browser prefers another of our languages. English is
 * the factory setting of many browsers: it does not replace the language of an edition.
 *
 * @example `Accept-Language: ar` on `/about-us` of an English edition gives `/about-us?lang=ar`.
 */
export function firstLanguageAddress(request: IncomingMessage, url: URL, edition: Edition): string | undefined {
  const { headers } = request;
  if (url.searchParams.has('lang') || headers['sec-fetch-site'] === 'same-origin') return undefined;
  if (headers['accept-language'] === undefined) return undefined;
  const codes = [edition.language, ...locales.map(({ code }) => code).filter((code) => code !== edition.language)];
  const preferred = new Negotiator(request).language(codes);
  if (!preferred || preferred === edition.language || preferred === 'en') return undefined;
  const address = new URL(url);
  address.searchParams.set('lang', preferred);
  // A path that begins with two slashes would be read as another host: `/.//host` is parsed to one.
  return address.pathname.replace(/^\/+/, '/') + address.search;
}
