import { randomUUID } from 'node:crypto';
import { scopes } from '@wbn/contract';
import type { createDatabase } from '@wbn/database';
import { createLogger, signAccessToken, tokenKeys } from '@wbn/http';
import type { ServerOptions } from '@wbn/server';

type Db = ReturnType<typeof createDatabase>;

/** Shared by all processes of a benchmark, so that tokens of one are valid in the others. */
const tokens = tokenKeys('a secret of the benchmark, long enough');
export const portal = 'http://localhost:8080';

/** Options of an app that is measured alone: no limits, no log, answers unchecked as in production. */
export const appOptions = (database: Db) => ({
  database,
  sites: { portal, accounts: 'http://localhost:8082', api: 'http://localhost:8081', sisters: [] },
  tokens,
  internalKey: randomUUID(),
  limits: 'off' as const,
  logger: createLogger({ name: 'bench', level: 'silent' }),
  checkAnswers: false,
});

/** Further options of the API; there are no uploads. */
export const apiOptions = (database: Db): ServerOptions => ({
  ...appOptions(database),
  filesOrigin: 'http://127.0.0.1:8085',
  filesFolder: '/nowhere',
  uploadSecret: randomUUID(),
});

/** Opens a portal session of a person for a day, with all scopes; returns its access token. */
export async function logIn(db: Db, userID: string): Promise<string> {
  const expires = Math.floor(Date.now() / 1000) + 86_400;
  const { id: sessionID } = await db
    .insertInto('sessions')
    .values({
      userId: userID,
      kind: 'portal',
      origin: portal,
      scopes: [...scopes],
      expiresAt: new Date(expires * 1000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return signAccessToken(tokens, { userID, sessionID, audience: portal, scopes, expires });
}
