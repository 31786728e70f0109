import { anonymousBurst, type LimitName, limits } from '@wbn/contract';
import type { PartnerKey } from '../access/partner-keys.ts';
import type { Bucket } from './limiter.ts';

export interface Who {
  readonly userID?: string;
  /** Null for the host site's own server. */
  readonly address: string | null;
  readonly partnerKey?: PartnerKey;
}

/** Reads come by the thousand, and a moment of them too many harms nobody: they cost no write. */
const isNear = { isNear: true } as const;

/**
 * The buckets that a call draws from, in this order. A person is counted by user, else by address. On a partner's page the key's quota
 * comes on top, so that one visitor alone cannot use it up; visitors there have the room of a user, since their calls are the page's.
 */
export function bucketsOf(limit: LimitName, who: Who): Bucket[] {
  const near = limit === 'read' && isNear;
  const buckets: Bucket[] = [];
  const { userID, address, partnerKey } = who;
  if (userID !== undefined) {
    buckets.push({ name: `${limit}:user:${userID}`, ...limits[limit].user, ...near });
  } else if (address !== null) {
    if (partnerKey === undefined && (limit === 'read' || limit === 'search')) {
      buckets.push({ name: `burst:address:${address}`, ...anonymousBurst, ...isNear });
    }
    const size = partnerKey === undefined ? limits[limit].anonymous : limits[limit].user;
    buckets.push({ name: `${limit}:address:${address}`, ...size, ...near });
  }
  if (partnerKey !== undefined) {
    buckets.push({ name: `key:${partnerKey.id}`, burst: partnerKey.quotaPerMinute, seconds: 60, ...isNear });
  }
  return buckets;
}
