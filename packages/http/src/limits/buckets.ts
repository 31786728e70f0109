import { anonymousBurst, type LimitName } from '@wbn/contract';
import type { PartnerKey } from '../access/partner-keys.ts';
import { networkOf } from './address.ts';
import { type ExtraCost, sizesOf } from './costs.ts';
import type { Bucket } from './limiter.ts';
import { type Payer, payerName } from './payer.ts';

export interface Who {
  readonly payer?: Payer | undefined;
  /** Null for the host site's own server. */
  readonly address: string | null;
  readonly partnerKey?: PartnerKey;
}

/** Reads and searches are frequent, and a few too many do no harm: they need no database write each. */
const isApproximate = { isApproximate: true } as const;

/** The share of one network in a key's quota of a minute: an eighth, but enough for some visitors at one address. */
const shareOf = (quota: number): number => Math.min(quota, Math.max(120, Math.ceil(quota / 8)));

/** The buckets of a partner key: first the share of a visitor's network, so that who has many addresses cannot use up the key's quota. */
function keyBuckets({ id, quotaPerMinute: quota }: PartnerKey, address: string | null): Bucket[] {
  const network = address === null ? [] : [{ name: `network:${networkOf(address)}:${id}`, burst: shareOf(quota) }];
  return [...network, { name: `key:${id}`, burst: quota }].map((one) => ({ ...one, seconds: 60, ...isApproximate }));
}

/**
 * The buckets of a call, in order. A person is counted by user, apart on each partner's page; everybody else by address. On a partner page visitors without a login also take
 * from the key's quota; they get the limits of users, because the page causes their calls. People who are logged in take nothing of it: what
 * strangers do under a key, which everybody can read, does not reach them.
 */
export function bucketsOf(limit: LimitName, who: Who): Bucket[] {
  const { payer, address, partnerKey } = who;
  const isBurst = payer === undefined && address !== null && partnerKey === undefined;
  return [
    ...(isBurst && (limit === 'read' || limit === 'search')
      ? [{ name: `burst:address:${address}`, ...anonymousBurst, ...isApproximate }]
      : []),
    ...ownBuckets(limit, who, partnerKey !== undefined),
    ...(partnerKey === undefined || payer !== undefined ? [] : keyBuckets(partnerKey, address)),
  ];
}

/** Addresses of one IPv6 /48 that together have as much as they would alone. */
const addressesOfNetwork = 16;

/**
 * The buckets of an address: its own and, for an IPv6 /64, that of its /48. One customer may have 65,536 addresses there (decision 161), so
 * that a limit of each alone would be none.
 */
export function addressBuckets(name: string, address: string, own: Omit<Bucket, 'name'>): Bucket[] {
  const one = { name: `${name}:${address}`, ...own };
  const network = networkOf(address);
  if (network === address) return [one];
  const shared = { name: `${name}-network:${network}`, burst: addressesOfNetwork * own.burst, seconds: own.seconds };
  return [one, { ...shared, ...isApproximate }];
}

/** Partner pages of a person, or logins by providers, that together have as much as they would alone: otherwise each key would multiply what one may send. */
export const pagesOfPerson = 3;

/** Only the bucket of the person, or those of the address; none for the host site's own server. */
export function ownBuckets(limit: ExtraCost['limit'], { payer, address }: Who, isOnPartnerPage: boolean): Bucket[] {
  const sizes = sizesOf(limit);
  const approximate = (limit === 'read' || limit === 'search') && isApproximate;
  if (payer !== undefined) {
    const own = { name: `${limit}:user:${payerName(payer)}`, ...sizes.user, ...approximate };
    if (payer.apart === undefined) return [own];
    const burst = pagesOfPerson * sizes.user.burst;
    return [own, { ...own, name: `${limit}:elsewhere:${payer.userID}`, burst }];
  }
  if (address === null) return [];
  // Two sizes need two buckets: otherwise visits to our own site would use up the tokens of a partner's page, and the reverse.
  return isOnPartnerPage
    ? addressBuckets(`${limit}:page`, address, { ...sizes.user, ...approximate })
    : addressBuckets(`${limit}:address`, address, { ...sizes.anonymous, ...approximate });
}
