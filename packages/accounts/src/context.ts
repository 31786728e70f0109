import type { Database, Kysely } from '@wbn/database';
import { type AppContext, type Guard, guardedFetch, isLoopbackSite, type Sites } from '@wbn/http';
import { passwordCost as costOf } from './credentials/passwords.ts';
import { type Accent, readScripts, type Scripts, type Sheet, sheetOf } from './pages/assets.ts';
import type { ReadFile } from './personal-data/zip-own-data.ts';
import { type RecentTexts, recentTexts } from './recent-texts.ts';
import { type ProviderClient, providerClient } from './sign-in/provider-client.ts';

/** The business, the inviter and the invited address of an invitation. */
export interface InvitationNames {
  readonly companyName: string;
  readonly inviter: string;
  readonly email: string;
}
export type NamesOfInvitation = (token: string) => Promise<InvitationNames | undefined>;

/** Dependencies that the parts of the account site share. */
export interface Accounts {
  readonly wbn: AppContext;
  readonly db: Kysely<Database>;
  readonly sites: Sites;
  /** Whether the site uses https, to which cookies are then bound. */
  readonly secure: boolean;
  /** All ports of localhost share their cookies, so each cookie name contains the port. */
  readonly port: string;
  readonly sheet: Sheet;
  readonly scripts: Scripts;
  /** log2 of the N at which passwords are hashed. */
  readonly passwordCost: number;
  /** The range service for leaked passwords; undefined for none. */
  readonly leakService: string | undefined;
  /** Asks the identity providers of businesses. */
  readonly providers: ProviderClient;
  /** Hashes of cookies that belonged to somebody when they were looked up. */
  readonly genuineCookies: RecentTexts;
  /** Opens uploaded files for the download of one's own data. */
  readonly readFile: ReadFile | undefined;
  readonly namesOfInvitation: NamesOfInvitation | undefined;
}

interface Parts {
  readonly accent?: Accent | undefined;
  readonly leakService?: string | undefined;
  readonly passwordCost?: number | undefined;
  readonly readFile?: ReadFile | undefined;
  readonly namesOfInvitation?: NamesOfInvitation | undefined;
  readonly lookup?: Guard['lookup'] | undefined;
}

export function accountsOf(
  wbn: AppContext,
  { accent, leakService, lookup, namesOfInvitation, passwordCost = costOf('on'), readFile }: Parts = {},
): Accounts {
  const { sites } = wbn.options;
  const { protocol, port } = new URL(sites.accounts);
  const secure = protocol === 'https:';
  return {
    wbn,
    db: wbn.db,
    sites,
    secure,
    port: port || (secure ? '443' : '80'),
    sheet: sheetOf(accent),
    scripts: readScripts(),
    passwordCost,
    leakService,
    providers: providerClient(
      { origin: sites.accounts, tokens: wbn.options.tokens },
      guardedFetch({ allowsLoopback: isLoopbackSite(sites.accounts), ...(lookup && { lookup }) }),
    ),
    genuineCookies: recentTexts(50_000),
    readFile,
    namesOfInvitation,
  };
}
