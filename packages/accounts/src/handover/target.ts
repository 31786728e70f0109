import { partnerScopes, type Scope, scopes } from '@wbn/contract';
import type { PartnerKey } from '@wbn/http';
import type { Accounts } from '../context.ts';
import { accountPages } from '../pages/account-frame.ts';

/** The place to which a login returns. */
export interface Target {
  /** 'account': a page of this site, which needs no code. */
  readonly kind: 'portal' | 'sister' | 'partner' | 'account';
  readonly origin: string;
  readonly url: string;
  /** Scopes of a session there. */
  readonly scopes: readonly Scope[];
  readonly partnerKey?: PartnerKey;
}

/**
 * Pages of this site at which a login may end: they show something. Other addresses begin something, such as a login by a provider, and
 * the author of the link to the login chose where it leads.
 */
const ends: readonly string[] = [...Object.values(accountPages), '/login/business/link'];

/**
 * Parses `continue`; if its origin is not known exactly, returns the portal's home. The text must start with the origin, and the URL parser
 * must read the same origin: two readings that agree leave no room for tricks. `publishableKey` selects among the keys that list a
 * partner's origin.
 */
export async function readTarget(
  { sites, wbn }: Accounts,
  given: string | undefined,
  publishableKey?: string,
): Promise<Target> {
  const home: Target = { kind: 'portal', origin: sites.portal, url: `${sites.portal}/`, scopes };
  const url = given === undefined ? null : readAddress(given);
  if (url === null) return home;
  const { origin, href } = url;
  if (origin === sites.portal) return { ...home, url: href };
  if (origin === sites.accounts) {
    const { pathname } = url;
    return ends.includes(pathname) ? { kind: 'account', origin, url: `${origin}${pathname}`, scopes } : home;
  }
  if (sites.sisters.includes(origin)) return { kind: 'sister', origin, url: href, scopes };
  const keys = await wbn.partnerKeys.ofOrigin(origin);
  const key = publishableKey === undefined ? keys[0] : keys.find((one) => one.publishableKey === publishableKey);
  if (key === undefined) return home;
  return {
    kind: 'partner',
    origin,
    url: href,
    scopes: partnerScopes.filter((scope) => key.scopes.includes(scope)),
    partnerKey: key,
  };
}

/** A plain http(s) address whose text starts with its own origin, or null. */
function readAddress(text: string): URL | null {
  // Printable ASCII without backslash: everything else in a real address is percent-encoded.
  if (text.length > 2048 || !/^https?:\/\/[!-[\]-~]+$/.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const rest = text.slice(url.origin.length);
  const same = text.startsWith(url.origin) && (rest === '' || ['/', '?', '#'].includes(rest[0] as string));
  return same && url.username === '' && url.password === '' ? url : null;
}
