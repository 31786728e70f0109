import type { IncomingMessage } from 'node:http';

/**
 * Where a request comes from: the peer, or behind proxies of ours what the nearest of them says that is none of theirs. What stands further
 * left in `x-forwarded-for` was written by whoever asked.
 */
export function visitorAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isProxy: (address: string) => boolean = () => false,
): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  let address = socket.remoteAddress ?? '';
  while (isProxy(address)) {
    const before = forwarded.pop()?.trim();
    if (!before) break;
    address = before;
  }
  return address;
}
