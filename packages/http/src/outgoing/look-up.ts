import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';

interface LookUp {
  /** Ends the questions that are on their way. */
  readonly signal: AbortSignal;
  /** DNS servers as `address:port`. Default: the system's. */
  readonly servers?: readonly string[];
}

/**
 * The addresses of a host name, asked of the DNS servers by sockets of this look-up alone. `dns.lookup` of Node asks in one of a few threads of
 * the process and cannot be ended: behind one slow server the look-ups of everybody would wait, also those of the database.
 *
 * @throws the error of the DNS server, or of a resolver that was cancelled, if the name has no address
 */
export async function lookUp(name: string, { servers, signal }: LookUp): Promise<LookupAddress[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (servers) resolver.setServers(servers);
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel);
  const withFamily = (family: number) => (addresses: string[]) => addresses.map((address) => ({ address, family }));
  try {
    signal.throwIfAborted();
    const [four, six] = await Promise.allSettled([
      resolver.resolve4(name).then(withFamily(4)),
      resolver.resolve6(name).then(withFamily(6)),
    ]);
    const found = [four, six].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (found.length === 0 && four.status === 'rejected') throw four.reason;
    return found;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
