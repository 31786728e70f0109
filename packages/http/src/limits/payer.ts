import type { AccessClaims } from '../access/access-token.ts';
import type { Sites } from '../options.ts';

/** The person whose limits a request takes from. */
export interface Payer {
  readonly userID: string;
  /** Set where others may act in the person's name: a partner's origin, and `provider` for a login by the provider of a business. */
  readonly apart?: string | undefined;
}

/**
 * The payer of a token. A partner's page, and a login by a provider, have limits of their own: otherwise they could use up the person's, and
 * read from theirs what the person does elsewhere.
 */
export function payerOf({ audience, isByProvider, userID }: AccessClaims, sites: Sites): Payer {
  const own = [sites.portal, sites.accounts, sites.api, ...sites.sisters];
  const by = isByProvider ? ['provider'] : [];
  const page = own.includes(audience) ? [] : [audience];
  const apart = [...by, ...page].join(' ');
  return apart === '' ? { userID } : { userID, apart };
}

/**
 * A payer in the name of a bucket.
 *
 * @example payerName({ userID: '7a2b', apart: 'https://partner.example' }) // '7a2b@https://partner.example'
 */
export const payerName = ({ apart, userID }: Payer): string => (apart === undefined ? userID : `${userID}@${apart}`);
