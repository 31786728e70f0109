import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP, isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { fitsAny, type RotatingSecret } from '../secrets/rotating.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether the request carries the key of the host site's server. */
export function isInternal(request: FastifyRequest, internalKey: RotatingSecret): boolean {
  const given = request.headers['x-wbn-internal'];
  return typeof given === 'string' && fitsAny(internalKey, (one) => timingSafeEqual(digest(given), digest(one)));
}

/**
 * The address for rate limits: the peer's, or the visitor's that the host site's own server forwards. Null if that server calls for itself.
 */
export function addressOf(request: FastifyRequest, internalKey: RotatingSecret): string | null {
  if (!isInternal(request, internalKey)) return countedAs(request.ip);
  const forwarded = request.headers['x-forwarded-for'];
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return last !== undefined && isIP(last) !== 0 ? countedAs(last) : null;
}

/** IPv4 unchanged; IPv6 by its /64, because one customer has at least that many. */
export function countedAs(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array<string>(Math.max(0, zeros)).fill('0'), ...back].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** The network of a counted address: IPv4 unchanged; of IPv6 the /48, which one customer may have whole. */
export const networkOf = (counted: string): string =>
  counted.endsWith('::/64') ? `${counted.split(':').slice(0, 3).join(':')}::/48` : counted;

/**
 * The networks of a counted address: an IPv4 address itself, as a whole office has one, and its /16; an IPv6 /48, which one customer may have
 * whole, and its /32. '' stands for no request.
 */
export function networksOf(counted: string): readonly string[] {
  if (counted === '') return ['', ''];
  if (isIPv4(counted)) return [counted, counted.split('.').slice(0, 2).join('.')];
  return [networkOf(counted), counted.split(':').slice(0, 2).join(':')];
}
