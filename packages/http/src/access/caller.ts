import type { FastifyRequest } from 'fastify';
import type { Sites } from '../options.ts';
import type { PartnerKey, PartnerKeys } from './partner-keys.ts';

/** Who asks, by the headers a browser sets itself. */
export type Caller =
  /** No Origin: a server, a script outside a browser, a navigation. */
  | { readonly kind: 'none'; readonly origin: null; readonly readable: false }
  /** One of our own sites. */
  | { readonly kind: 'own'; readonly origin: string; readonly readable: true }
  /** A partner's page with a key that lists its origin. */
  | { readonly kind: 'partner'; readonly origin: string; readonly readable: true; readonly key: PartnerKey }
  /** Anybody else. Readable when some key lists the origin: its developer should see what is wrong, the key or its origins. */
  | { readonly kind: 'unknown'; readonly origin: string; readonly readable: boolean; readonly isKeyKnown: boolean };

/** Tells callers apart. Origins are compared as whole strings: no case folding, no suffixes, no default ports. */
export function callers(sites: Sites, partnerKeys: PartnerKeys): (request: FastifyRequest) => Caller | Promise<Caller> {
  const own = new Set([sites.portal, sites.accounts, sites.api, ...sites.sisters]);
  const stranger = async (request: FastifyRequest, origin: string): Promise<Caller> => {
    const given = request.headers['x-wbn-key'];
    const key = typeof given === 'string' ? await partnerKeys.find(given) : undefined;
    if (key?.origins.includes(origin)) return { kind: 'partner', origin, readable: true, key };
    return { kind: 'unknown', origin, readable: (await partnerKeys.ofOrigin(origin)).length > 0, isKeyKnown: !!key };
  };
  return (request) => {
    const origin = request.headers.origin;
    if (origin === undefined) return { kind: 'none', origin: null, readable: false };
    return own.has(origin) ? { kind: 'own', origin, readable: true } : stranger(request, origin);
  };
}
