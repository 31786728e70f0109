import type { Database, Kysely } from '@wbn/database';
import type { AppContext, Sites } from '@wbn/http';
import { type Accent, type Sheet, sheetOf } from './pages/assets.ts';

/** What the parts of the account site share. */
export interface Accounts {
  readonly wbn: AppContext;
  readonly db: Kysely<Database>;
  readonly sites: Sites;
  /** Whether the site is served over https: cookies are bound to it then. */
  readonly secure: boolean;
  /** All ports of localhost share one jar of cookies: each name carries the port. */
  readonly port: string;
  readonly sheet: Sheet;
  /** Where leaked passwords are asked for by range; undefined: nowhere. */
  readonly leakService: string | undefined;
}

export function accountsOf(wbn: AppContext, accent?: Accent, leakService?: string): Accounts {
  const { sites } = wbn.options;
  const { protocol, port } = new URL(sites.accounts);
  const secure = protocol === 'https:';
  return { wbn, db: wbn.db, sites, secure, port: port || (secure ? '443' : '80'), sheet: sheetOf(accent), leakService };
}
