import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4, isIPv6 } from 'node:net';

/**
 * The client's address: the peer, or behind our proxies the rightmost `x-forwarded-for` entry that is not our proxy. Entries further left
 * come from the client. Where a proxy writes no address (`unknown`), the proxy itself.
 */
export function visitorAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isProxy: (address: string) => boolean = () => false,
): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  let address = socket.remoteAddress ?? '';
  while (isProxy(address)) {
    const before = forwarded.pop()?.trim();
    if (before === undefined || !isAddress(before)) break;
    address = before;
  }
  return address;
}

/** Some gateways name the port too. A zone (`fe80::1%eth0`) has a meaning on the machine alone that wrote it. */
function isAddress(text: string): boolean {
  const host = text.replace(/:\d{1,5}$/, '');
  const isBracketed = host.startsWith('[') && host.endsWith(']');
  return !text.includes('%') && (isIP(text) !== 0 || isIPv4(host) || (isBracketed && isIPv6(host.slice(1, -1))));
}
