import { BlockList, isIP } from 'node:net';
import { withoutPort } from '@wbn/http';
import { type Environment, SettingError } from './read-setting.ts';

/** Whether an address belongs to one of our proxies. */
export type IsProxy = (address: string) => boolean;

/**
 * WBN_PROXIES: trusted proxies, whose `x-forwarded-for` is used; undefined if browsers connect directly.
 * @throws SettingError that says what to write
 */
export function readProxies(env: Environment): IsProxy | undefined {
  const given = (env.WBN_PROXIES ?? '').split(/[\s,]+/).filter(Boolean);
  if (given.length === 0) return undefined;
  const list = new BlockList();
  for (const one of given) {
    const [address = '', bits, ...rest] = one.split('/');
    const family = familyOf(address);
    const isRange = bits !== undefined && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 'ipv6' ? 128 : 32);
    if (family === undefined || rest.length > 0 || (bits !== undefined && !isRange)) {
      throw new SettingError(
        `WBN_PROXIES has "${one}". Write addresses or ranges of proxies, as in WBN_PROXIES=127.0.0.1,10.0.0.0/8.`,
      );
    }
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  // A gateway may name the port of the proxy before it, too.
  return (given) => {
    const address = withoutPort(given);
    const family = familyOf(address);
    return family !== undefined && list.check(address, family);
  };
}

const familyOf = (address: string): 'ipv4' | 'ipv6' | undefined =>
  isIP(address) === 0 ? undefined : isIP(address) === 6 ? 'ipv6' : 'ipv4';
