import type { Addresses } from './addresses.ts';
import { type Environment, readAddress, SettingError } from './read-setting.ts';

/** The environment's variable of each part that visitors reach. */
const names = {
  portal: 'WBN_PUBLIC_PORTAL',
  api: 'WBN_PUBLIC_API',
  accounts: 'WBN_PUBLIC_ACCOUNTS',
  cdn: 'WBN_PUBLIC_CDN',
  files: 'WBN_PUBLIC_FILES',
} as const;
type Public = Pick<Addresses, keyof typeof names>;

/** Only this machine reaches such an address: nobody listens in between. */
export const isLoopback = (hostname: string): boolean =>
  hostname === '[::1]' || /^127\.[\d.]+$|(?:^|\.)localhost$/.test(hostname);

/**
 * The origins that browsers use. Each speaks TLS and has a host name of its own, because cookies and service workers of one host are shared
 * by its ports; loopback is excepted. `local` are the defaults of a demonstration.
 * @throws SettingError that says what to write
 */
export function readPublicAddresses(env: Environment, local: Addresses | undefined): Public {
  const addresses = Object.fromEntries(
    Object.entries(names).map(([part, name]) => [part, readAddress(env, name, local?.[part as keyof Public])]),
  ) as unknown as Public;
  const hosts = new Map<string, string>();
  for (const [part, name] of Object.entries(names)) {
    const url = new URL(addresses[part as keyof Public]);
    if (isLoopback(url.hostname)) continue;
    if (url.protocol !== 'https:')
      throw new SettingError(
        `${name} is "${url.origin}". Write an address with TLS, as in ${name}=https://${url.host}.`,
      );
    const other = hosts.get(url.hostname);
    if (other !== undefined)
      throw new SettingError(
        `${other} and ${name} share the host ${url.hostname}. Write another host, as in ${name}=https://${part}.${url.hostname}.`,
      );
    hosts.set(url.hostname, name);
  }
  return addresses;
}
