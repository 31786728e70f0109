import { isLoopback } from './read-public-addresses.ts';
import { type Environment, readAddress, SettingError } from './read-setting.ts';

/** The portal's origin of each territorial edition that is part of a network, by the edition's code. */
export type SiteAddresses = Readonly<Record<string, string>>;

const example = 'as in WBN_SITES=sa=https://sa.portal.example,mx=https://mx.portal.example';

/**
 * WBN_SITES: the portals of all editions of the network; undefined for the addresses of packages/content.
 * @throws SettingError that says what to write
 */
export function readSites(env: Environment, editions: readonly string[]): SiteAddresses | undefined {
  const given = (env.WBN_SITES ?? '').split(/[\s,]+/).filter(Boolean);
  if (given.length === 0) return undefined;
  const sites: Record<string, string> = {};
  for (const one of given) {
    const [code = '', address] = one.split(/=(.*)/);
    if (!editions.includes(code) || address === undefined || sites[code] !== undefined)
      throw new SettingError(`WBN_SITES has "${one}". Write each edition once with its origin, ${example}.`);
    const { origin, protocol, hostname } = new URL(readAddress({ WBN_SITES: address }, 'WBN_SITES', undefined));
    if (protocol !== 'https:' && !isLoopback(hostname))
      throw new SettingError(`WBN_SITES has "${one}". Write an address with TLS, ${example}.`);
    sites[code] = origin;
  }
  if (new Set(Object.values(sites)).size < given.length)
    throw new SettingError(`WBN_SITES names one origin twice. Write another origin for each edition, ${example}.`);
  return sites;
}
