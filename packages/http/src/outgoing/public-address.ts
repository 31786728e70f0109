import { BlockList, isIP } from 'node:net';

/** Networks that are not on the public internet. */
const internal4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
];
/** Parts of 2000::/3 that lead elsewhere, some to an IPv4 address. All public IPv6 addresses are in 2000::/3. */
const internal6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (networks: readonly string[], family: 'ipv4' | 'ipv6') => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
};
const not4 = listOf(internal4, 'ipv4');
const not6 = listOf(internal6, 'ipv6');
const global6 = listOf(['2000::/3'], 'ipv6');
const own4 = listOf(['127.0.0.0/8'], 'ipv4');

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !not4.check(address, 'ipv4');
  return isIP(address) === 6 && global6.check(address, 'ipv6') && !not6.check(address, 'ipv6');
}

export const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || (isIP(address) === 4 && own4.check(address, 'ipv4'));
