import { anonymousBurst, type LimitName } from '@wbn/contract';
import type { PartnerKey } from '../access/partner-keys.ts';
import { type ExtraCost, sizesOf } from './costs.ts';
import type { Bucket } from './limiter.ts';

export interface Who {
  readonly userID?: string | undefined;
  /** Null for the host site's own server. */
  readonly address: string | null;
  readonly partnerKey?: PartnerKey;
}

/** Reads and searches are frequent, and a few too many do no harm: they need no database write each. */
const isApproximate = { isApproximate: true } as const;

/**
 * The buckets of a call, in order. A person is counted by user, otherwise by address. A partner page adds the key's quota, so that one
 * visitor alone cannot use it up; its visitors get the limits of users, because the page causes their calls.
 */
export function bucketsOf(limit: LimitName, who: Who): Bucket[] {
  const { userID, address, partnerKey } = who;
  const isBurst = userID === undefined && address !== null && partnerKey === undefined;
  return [
    ...(isBurst && (limit === 'read' || limit === 'search')
      ? [{ name: `burst:address:${address}`, ...anonymousBurst, ...isApproximate }]
      : []),
    ...ownBuckets(limit, who, partnerKey !== undefined),
    ...(partnerKey === undefined
      ? []
      : [{ name: `key:${partnerKey.id}`, burst: partnerKey.quotaPerMinute, seconds: 60, ...isApproximate }]),
  ];
}

/** Only the bucket of the person or the address; none for the host site's own server. */
export function ownBuckets(limit: ExtraCost['limit'], { userID, address }: Who, isOnPartnerPage: boolean): Bucket[] {
  const sizes = sizesOf(limit);
  const approximate = (limit === 'read' || limit === 'search') && isApproximate;
  if (userID !== undefined) return [{ name: `${limit}:user:${userID}`, ...sizes.user, ...approximate }];
  if (address === null) return [];
  // Two sizes need two buckets: otherwise visits to our own site would use up the tokens of a partner's page, and the reverse.
  return isOnPartnerPage
    ? [{ name: `${limit}:page:${address}`, ...sizes.user, ...approximate }]
    : [{ name: `${limit}:address:${address}`, ...sizes.anonymous, ...approximate }];
}
