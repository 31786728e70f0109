import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { lookUp } from './look-up.ts';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

export interface Asked {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds without a byte, also while it connects, after which the request ends. */
  readonly silence?: number;
}
export type GuardedFetch = (address: string, asked: Asked) => Promise<Response>;

export interface Guard {
  /** Loopback and http are for development alone. */
  readonly allowsLoopback: boolean;
  /** The addresses of a host name. Default: those of the DNS servers; in development the system's, which knows this machine's names. */
  readonly lookup?: typeof dns.lookup;
  /** Milliseconds for the whole answer. */
  readonly timeout?: number;
  /** Bytes of an answer. */
  readonly maxBytes?: number;
}

class Refused extends Error {}

/**
 * Asks an address that somebody entered: only public addresses, so that nobody reaches our internal systems through us. The address is
 * checked as the connection is made, because the name could lead elsewhere a moment later. Follows no redirect, takes no compressed answer,
 * and ends what is slow or large.
 */
export const guardedFetch =
  ({
    allowsLoopback,
    lookup = allowsLoopback ? dns.lookup : undefined,
    timeout = 5_000,
    maxBytes = 256 * 1024,
  }: Guard): GuardedFetch =>
  async (address, { body, headers, method, signal, silence }) => {
    const url = new URL(address);
    const isAllowed = (ip: string) => isPublicAddress(ip) || (allowsLoopback && isLoopbackAddress(ip));
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && allowsLoopback)) throw new Refused('not https');
    if (isIP(host) !== 0 && !isAllowed(host)) throw new Refused('not a public address');
    const ended = AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]);
    const find = (name: string, options: dns.LookupOptions): Promise<dns.LookupAddress[]> =>
      lookup
        ? new Promise((resolve, reject) => {
            lookup(name, { ...options, all: true }, (error, found) => (error ? reject(error) : resolve(found)));
          })
        : lookUp(name, { signal: ended });
    /** Plain http may lead to this machine only. */
    const isFine = (found: readonly dns.LookupAddress[]): boolean =>
      found.every(({ address: ip }) => isAllowed(ip) && (url.protocol === 'https:' || isLoopbackAddress(ip)));
    const guarded: LookupFunction = (name, options, done) => {
      find(name, options).then(
        (found) => {
          const [first] = found;
          if (!first || !isFine(found)) done(new Refused('not a public address'), '', 0);
          else if (options.all) done(null, found);
          else done(null, first.address, first.family);
        },
        (error) => done(error, '', 0),
      );
    };
    return new Promise((resolve, reject) => {
      const asking = (url.protocol === 'https:' ? https : http).request(
        url,
        {
          method,
          headers: { ...headers, 'accept-encoding': 'identity' },
          lookup: guarded,
          agent: false,
          signal: ended,
          ...(silence !== undefined && { timeout: silence }),
        },
        (answer) => {
          const parts: Buffer[] = [];
          let size = 0;
          answer.on('data', (part: Buffer) => {
            size += part.length;
            parts.push(part);
            if (size > maxBytes) asking.destroy(new Refused('the answer is too large'));
          });
          answer.on('error', reject);
          answer.on('end', () => {
            try {
              const status = answer.statusCode ?? 0;
              const text = [204, 205, 304].includes(status) ? null : Buffer.concat(parts);
              const kept = new Headers({ 'content-type': answer.headers['content-type'] ?? '' });
              if (answer.headers.location) kept.set('location', answer.headers.location);
              resolve(new Response(text, { status, headers: kept }));
            } catch (error) {
              reject(error);
            }
          });
        },
      );
      asking.on('error', reject);
      asking.on('timeout', () => asking.destroy(new Refused('no byte for too long')));
      asking.end(body);
    });
  };
