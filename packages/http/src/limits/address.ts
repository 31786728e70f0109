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
 * The address for rate limits: the peer's, or the visitor's that the host site's own server forwards. Null if that server calls for itself. A gateway may
 * write `unknown` instead: then it is the address of the last server that wrote one.
 */
export function addressOf(request: FastifyRequest, internalKey: RotatingSecret): string | null {
  if (!isInternal(request, internalKey)) return countedAs(peerOf(request));
  const forwarded = request.headers['x-forwarded-for'];
  if (typeof forwarded !== 'string') return null;
  const last = forwarded.split(',').at(-1)?.trim() ?? '';
  return countedAs(isAddress(last) ? last : (request.socket.remoteAddress ?? ''));
}

/** Whether an entry of a header names an address. A zone (`fe80::1%eth0`) has a meaning on the machine alone that wrote it. */
const isAddress = (text: string) => isIP(withoutPort(text)) !== 0 && !text.includes('%');

/**
 * The client's address: what stands before our proxies, the nearest of them where nothing does that is an address. Fastify counts the proxies, and
 * leaves out empty entries: what a client wrote before one would count.
 */
export function peerOf({ headers, ip, ips = [ip], socket }: FastifyRequest): string {
  const entries = String(headers['x-forwarded-for'] ?? '').split(',');
  let address = socket.remoteAddress ?? '';
  for (let hop = 1; hop < ips.length; hop++) {
    const entry = entries.at(-hop)?.trim() ?? '';
    if (!isAddress(entry)) break;
    address = entry;
  }
  return address;
}

/**
 * The address alone. Some gateways in front name the port too (`192.0.2.1:5678`, `[2001:db8::1]:5678`), which is another one for each connection.
 * Unchanged if it is anything else.
 */
export function withoutPort(address: string): string {
  const end = address.lastIndexOf(':');
  const hasPort = /^:\d{1,5}$/.test(address.slice(end));
  const host = hasPort ? address.slice(0, end) : address;
  if (host.startsWith('[') && host.endsWith(']')) return isIPv6(host.slice(1, -1)) ? host.slice(1, -1) : address;
  return isIPv4(host) ? host : address;
}

/** The eight groups of an IPv6 address as numbers, whatever its spelling. */
function groupsOf(address: string): number[] {
  const end = address.lastIndexOf(':') + 1;
  const [a = 0, b = 0, c = 0, d = 0] = address.slice(end).split('.').map(Number);
  const two = [a * 256 + b, c * 256 + d].map((pair) => pair.toString(16)).join(':');
  const hex = address.includes('.') ? address.slice(0, end) + two : address;
  const [head = '', tail = ''] = hex.split('::');
  const [front, back] = [head, tail].map((part) => (part === '' ? [] : part.split(':'))) as [string[], string[]];
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  return [...front, ...zeros, ...back].map((group) => Number.parseInt(group, 16));
}

/** All that have no address are counted together: otherwise each invented text would have limits of its own. */
const unknown = 'unknown';

/** IPv4 unchanged, also where it is written as IPv6; IPv6 by its /64, because one customer has at least that many. */
export function countedAs(given: string): string {
  const address = withoutPort(given).split('%')[0] ?? '';
  if (!isIPv6(address)) return isIPv4(address) ? address : unknown;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
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
