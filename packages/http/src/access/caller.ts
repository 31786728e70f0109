import { keyParameter } from '@wbn/contract';
import type { FastifyRequest } from 'fastify';
import { readsByPost } from '../calls/reads-by-post.ts';
import type { Sites } from '../options.ts';
import { allowsOrigin } from './allows-origin.ts';
import type { PartnerKey, PartnerKeys } from './partner-keys.ts';

/** The origin of a request, from headers that browsers set themselves. */
export type Caller =
  /** No Origin: a server, a script outside a browser, or a navigation. */
  | { readonly kind: 'none'; readonly origin: null; readonly readable: false }
  /** One of our own sites. */
  | { readonly kind: 'own'; readonly origin: string; readonly readable: true }
  /** A partner page with a key that its origin may use. */
  | { readonly kind: 'partner'; readonly origin: string; readonly readable: true; readonly key: PartnerKey }
  /** Any other origin. Readable if the origin may use some key, so that its developer sees whether the key or its origins are wrong. */
  | { readonly kind: 'unknown'; readonly origin: string; readonly readable: boolean; readonly isKeyKnown: boolean };

/** The publishable key. Reads may name it in the address, because our header would cost a preflight for each address. */
function keyOf(request: FastifyRequest): string | undefined {
  const { headers, method, query } = request;
  const inUrl =
    method === 'GET' || readsByPost(request) ? (query as Readonly<Record<string, unknown>>)[keyParameter] : undefined;
  const given = headers['x-wbn-key'] ?? inUrl;
  return typeof given === 'string' ? given : undefined;
}

/**
 * Identifies callers. Origins are compared as whole strings, without case folding, suffixes or default ports. `chargeLookUp` counts the
 * requests for which the database must be asked: anybody can name a new origin or key in each request.
 */
export function callers(
  sites: Sites,
  partnerKeys: PartnerKeys,
  chargeLookUp: (request: FastifyRequest) => Promise<void>,
): (request: FastifyRequest) => Caller | Promise<Caller> {
  const own = new Set([sites.portal, sites.accounts, sites.api, ...sites.sisters]);
  const stranger = async (request: FastifyRequest, origin: string): Promise<Caller> => {
    let charged: Promise<void> | undefined;
    const before = () => (charged ??= chargeLookUp(request));
    const given = keyOf(request);
    const key = given === undefined ? undefined : await partnerKeys.find(given, before);
    if (key && allowsOrigin(key, origin)) return { kind: 'partner', origin, readable: true, key };
    const { length } = await partnerKeys.ofOrigin(origin, before);
    return { kind: 'unknown', origin, readable: length > 0, isKeyKnown: !!key };
  };
  return (request) => {
    const origin = request.headers.origin;
    if (origin === undefined) return { kind: 'none', origin: null, readable: false };
    return own.has(origin) ? { kind: 'own', origin, readable: true } : stranger(request, origin);
  };
}
