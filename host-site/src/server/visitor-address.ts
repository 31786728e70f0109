import type { IncomingMessage } from 'node:http';
import { isIP, SocketAddress } from 'node:net';

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

/** Some gateways name the port too. */
const isAddress = (text: string) => isIP(text) !== 0 || SocketAddress.parse(text) !== undefined;
