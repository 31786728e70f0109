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

/** The newest logins to an account, and the newest refused ones, refused second steps too; newest first. */
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
          eb.and([eb('userId', '=', userID), eb('event', 'in', ['/login/second-step', '/login/passkey'])]),
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
