import type { Database, Kysely } from '@wbn/database';
import { accountName } from '../credentials/account-name.ts';

export interface LoginTry {
  readonly at: Date;
  readonly isRefused: boolean;
  readonly label: string | null;
  readonly addressPrefix: string | null;
}

/** How many of each kind the owner sees. Refused ones, which anybody can cause, never push out a login, nor do logins by a provider. */
const shown = { own: 20, byProvider: 10, refused: 10 };
/** Forms that were incomplete, of another site, or over a limit: no password was tried with them. */
const untried = [400, 403, 429];

/** Events that log in. A first step before a second one has an event of its own. */
const events = {
  own: ['/login', '/login/second-step', '/login/passkey'],
  byProvider: ['/login/business', '/login/business/link'],
};
const logins = [...events.own, ...events.byProvider];

/**
 * The newest logins to an account, and the newest refused ones, refused second steps too; newest first. A login is found by its person, also
 * from before their address changed; a refused password names no person, and is found by the address.
 */
export async function loginHistory(
  db: Kysely<Database>,
  { email, userID }: { readonly email: string; readonly userID: string },
): Promise<LoginTry[]> {
  const newest = (kind: keyof typeof shown) =>
    db
      .selectFrom('authTrail')
      .select(['id', 'at', 'userAgentLabel as label', 'addressPrefix'])
      .where((eb) =>
        eb.or([
          eb.and([eb('account', '=', accountName(email)), eb('event', '=', '/login')]),
          eb.and([eb('userId', '=', userID), eb('event', 'in', logins)]),
        ]),
      )
      .where('outcome', kind === 'refused' ? '!=' : '=', 'ok')
      .where('event', 'in', kind === 'refused' ? logins : events[kind])
      .where('status', 'not in', untried)
      .orderBy('id', 'desc')
      .limit(shown[kind])
      .execute();
  const tries = await Promise.all(
    (['own', 'byProvider', 'refused'] as const).map(async (kind) =>
      (await newest(kind)).map((row) => ({ ...row, isRefused: kind === 'refused' })),
    ),
  );
  return tries
    .flat()
    .sort((one, other) => Number(other.id) - Number(one.id))
    .map(({ id: _, ...row }) => row);
}
