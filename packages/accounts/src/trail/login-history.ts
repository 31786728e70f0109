import type { Database, Kysely } from '@wbn/database';
import { accountName } from '../credentials/account-name.ts';

export interface LoginTry {
  readonly at: Date;
  readonly isRefused: boolean;
  readonly label: string | null;
  readonly addressPrefix: string | null;
}

/** The newest logins to an account, refused ones and refused second steps too. */
export async function loginHistory(
  db: Kysely<Database>,
  { email, userID }: { readonly email: string; readonly userID: string },
): Promise<LoginTry[]> {
  const rows = await db
    .selectFrom('authTrail')
    .select(['at', 'outcome', 'userAgentLabel as label', 'addressPrefix'])
    .where((eb) =>
      eb.or([
        eb.and([eb('account', '=', accountName(email)), eb('event', '=', '/login')]),
        eb.and([
          eb('userId', '=', userID),
          eb('event', 'in', ['/login/second-step', '/login/passkey', '/login/business']),
        ]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ outcome, ...row }) => ({ ...row, isRefused: outcome !== 'ok' }));
}
