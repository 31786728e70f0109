import { isIPv4 } from 'node:net';

/** The part of an address that identifies a network but not a person: the first three numbers of IPv4, the first three groups of IPv6. */
export function addressPrefix(address: string): string {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  return `${address.split('/', 1)[0]?.split(':').slice(0, 3).join(':')}::/48`;
}
