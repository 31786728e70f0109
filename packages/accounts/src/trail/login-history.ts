import type { Database, Kysely } from '@wbn/database';
import { accountName } from '../credentials/account-name.ts';

export interface LoginTry {
  readonly at: Date;
  readonly isRefused: boolean;
  readonly label: string | null;
  readonly addressPrefix: string | null;
}

/** How many of each outcome the owner sees: refused ones, which anybody can cause, never push out a login. */
const shown = { ok: 20, refused: 10 };
/** Forms that were incomplete, of another site, or over a limit: no password was tried with them. */
const untried = [400, 403, 429];

/** Events that log in. A first step before a second one has an event of its own. */
const logins = ['/login', '/login/second-step', '/login/passkey', '/login/business', '/login/business/link'];

/**
 * The newest logins to an account, and the newest refused ones, refused second steps too; newest first. A login is found by its person, also
 * from before their address changed; a refused password names no person, and is found by the address.
 */
export async function loginHistory(
  db: Kysely<Database>,
  { email, userID }: { readonly email: string; readonly userID: string },
): Promise<LoginTry[]> {
  const newest = (isRefused: boolean) =>
    db
      .selectFrom('authTrail')
      .select(['id', 'at', 'userAgentLabel as label', 'addressPrefix'])
      .where((eb) =>
        eb.or([
          eb.and([eb('account', '=', accountName(email)), eb('event', '=', '/login')]),
          eb.and([eb('userId', '=', userID), eb('event', 'in', logins)]),
        ]),
      )
      .where('outcome', isRefused ? '!=' : '=', 'ok')
      .where('status', 'not in', untried)
      .orderBy('id', 'desc')
      .limit(isRefused ? shown.refused : shown.ok)
      .execute();
  const tries = await Promise.all(
    [false, true].map(async (isRefused) => (await newest(isRefused)).map((row) => ({ ...row, isRefused }))),
  );
  return tries
    .flat()
    .sort((one, other) => Number(other.id) - Number(one.id))
    .map(({ id: _, ...row }) => row);
}
