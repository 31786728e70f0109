import type { Database, Kysely } from '@wbn/database';
import { accountName } from '../credentials/account-name.ts';

export interface LoginTry {
  readonly at: Date;
  readonly isRefused: boolean;
  readonly label: string | null;
  readonly addressPrefix: string | null;
}

/** The newest logins to an account, refused ones too. */
export async function loginHistory(db: Kysely<Database>, email: string): Promise<LoginTry[]> {
  const rows = await db
    .selectFrom('authTrail')
    .select(['at', 'outcome', 'userAgentLabel as label', 'addressPrefix'])
    .where('account', '=', accountName(email))
    .where('event', '=', '/login')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ outcome, ...row }) => ({ ...row, isRefused: outcome !== 'ok' }));
}
