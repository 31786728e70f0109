import { createDatabase } from '@wbn/database';
import { startTemporaryDatabase, type TemporaryDatabase } from '@wbn/database/testing';
import { testOptions, testSites } from '@wbn/http/testing';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { accountsOf } from '../context.ts';
import { type AccountsOptions, createAccounts } from '../create-accounts.ts';
import { passwordCost } from '../credentials/passwords.ts';
import { issueCode } from '../handover/issue-code.ts';
import { readTarget } from '../handover/target.ts';

export interface TestSite {
  readonly app: FastifyInstance;
  readonly database: TemporaryDatabase;
  close(): Promise<void>;
}

type TestParts = Pick<AccountsOptions, 'leakService' | 'namesOfInvitation' | 'passwordCost'> & {
  /** Connections that the site has for itself. Default: it shares those of the test. */
  readonly poolSize?: number;
};

/** The account site on a temporary database. It hashes passwords at little cost unless `parts` has another. */
export async function testSite(
  changes: Parameters<typeof testOptions>[1] = { limits: 'off' },
  { poolSize, ...parts }: TestParts = {},
): Promise<TestSite> {
  const database = await startTemporaryDatabase();
  const own = poolSize === undefined ? undefined : createDatabase(database.url, { poolSize, connectTimeoutMs: 4_000 });
  const options = { ...testOptions(own ?? database.db, changes), passwordCost: passwordCost('off') };
  const app = createAccounts({ ...options, ...parts });
  return {
    app,
    database,
    close: async () => {
      await app.close();
      await own?.destroy();
      await database.stop();
    },
  };
}

/** A JSON call; `origin` null sends no Origin. */
export const call = (
  app: FastifyInstance,
  url: string,
  payload: object | undefined,
  { origin = null, ...headers }: { [header: string]: string | null | undefined } = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url,
    ...(payload && { payload }),
    headers: { ...(origin !== null && { origin }), ...(headers as Record<string, string>) },
  });

/** A new code for `continue`, as a login would create it. */
export async function codeFor(
  { app, database }: TestSite,
  userID: string,
  continueUrl = `${testSites.portal}/`,
  codeChallenge?: string,
): Promise<string> {
  const target = await readTarget(accountsOf(app.wbn), continueUrl);
  return issueCode(database.db, { userID, target, codeChallenge, userAgentLabel: null, loginID: null });
}

/** A minimal browser for forms: keeps cookies and reads the hidden fields of its current page. */
export function browser(app: FastifyInstance, own: string = testSites.accounts, remoteAddress = '127.0.0.1') {
  const cookies = new Map<string, string>();
  const keep = (answered: LightMyRequestResponse) => {
    for (const { name, value, maxAge } of answered.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answered;
  };
  const jar = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  let hidden: Record<string, string> = {};
  return {
    cookies,
    async open(url: string, headers: Record<string, string> = {}) {
      const answered = keep(await app.inject({ url, remoteAddress, headers: { cookie: jar(), ...headers } }));
      hidden = Object.fromEntries(
        [...answered.body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(
          ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')],
        ),
      );
      return answered;
    },
    async send(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
      const payload = new URLSearchParams({ ...hidden, ...fields }).toString();
      const form = {
        'content-type': 'application/x-www-form-urlencoded',
        origin: own,
        'sec-fetch-site': 'same-origin',
      };
      const sent = { ...form, cookie: jar(), ...headers };
      return keep(await app.inject({ method: 'POST', url, payload, remoteAddress, headers: sent }));
    },
  };
}
