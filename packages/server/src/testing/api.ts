import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scopes as allScopes, partnerScopes, type Scope } from '@wbn/contract';
import { startTemporaryDatabase, type TemporaryDatabase } from '@wbn/database/testing';
import { type AppOptions, createLogger, signAccessToken, tokenKeys } from '@wbn/http';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Db } from '../db.ts';
import type { Bus } from '../events/bus.ts';
import { postgresBus } from '../events/postgres-bus.ts';
import { serverMigrations } from '../index.ts';
import { createServer, type ServerOptions } from '../server.ts';

const tokens = tokenKeys('a secret of thirty-two bytes or more');
export const uploadSecret = 'another secret of thirty-two bytes or more';
export const partnerOrigin = 'https://partner.example';
export const partnerKey = 'pk_test_partner';

export const optionsFor = (db: Db, folder: string): ServerOptions => ({
  database: db,
  sites: {
    portal: 'http://localhost:8080',
    accounts: 'http://localhost:8082',
    api: 'http://localhost:8081',
    sisters: [],
  },
  tokens,
  internalKey: 'the internal key of these tests',
  limits: 'off' as AppOptions['limits'],
  logger: createLogger({ name: 'api', level: (process.env.WBN_TEST_LOG as 'error') ?? 'silent' }),
  checkAnswers: true,
  filesOrigin: 'http://127.0.0.1:8085',
  filesFolder: folder,
  uploadSecret,
  // Tests ask no server outside of this machine.
  resolveTxt: async () => [],
  lookup: ((name: string, _options: object, done: (error: Error) => void) =>
    done(new Error(`No name is looked up in tests: ${name}`))) as unknown as NonNullable<ServerOptions['lookup']>,
});

export interface Ask {
  method?: InjectOptions['method'];
  body?: unknown;
  headers?: Record<string, string>;
  /** An access token. */
  as?: string | undefined;
}
export interface TestResponse {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every call
  json: any;
  headers: Record<string, unknown>;
}

export interface TestApi {
  app: FastifyInstance;
  db: Db;
  /** The database's URL, for another process. */
  databaseUrl: string;
  folder: string;
  ask(url: string, options?: Ask): Promise<TestResponse>;
  tokenFor(userID: string, kind?: 'portal' | 'partner', options?: TokenOptions): Promise<string>;
  stop(): Promise<void>;
}

/** The whole API on a temporary database. Every answer is checked against its shape. One per test file. */
export async function startApi(
  change: Partial<ServerOptions> = {},
  busOn: (databaseUrl: string) => Bus = postgresBus,
  startDatabase: (sets: typeof serverMigrations) => Promise<TemporaryDatabase> = startTemporaryDatabase,
): Promise<TestApi> {
  const database = await startDatabase(serverMigrations);
  const { db } = database;
  const folder = mkdtempSync(path.join(tmpdir(), 'wbn-files-'));
  const app = createServer({ ...optionsFor(db, folder), bus: busOn(database.url), ...change });
  await app.ready();
  await db
    .insertInto('partnerKeys')
    .values({ publishableKey: partnerKey, name: 'Partner', origins: [partnerOrigin], scopes: [...partnerScopes] })
    .execute();
  return {
    app,
    db,
    databaseUrl: database.url,
    folder,
    ask: (url, options = {}) => ask(app, url, options),
    tokenFor: (userID, kind = 'portal', options) => tokenFor(db, userID, kind, options),
    async stop() {
      await app.close();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ask(app: FastifyInstance, url: string, { method, body, headers = {}, as }: Ask): Promise<TestResponse> {
  const isText = typeof body === 'string';
  const answer = await app.inject({
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    url,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(as ? { authorization: `Bearer ${as}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: isText ? body : JSON.stringify(body) }),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return { status: answer.statusCode, json: isJson ? answer.json() : answer.body, headers: answer.headers };
}

interface TokenOptions {
  /** Seconds that the token is good for. Default: an hour. */
  readonly seconds?: number;
  /** Of the key that each call has to prove. */
  readonly thumbprint?: string;
  /** A scope that the person did not allow the partner's page. */
  readonly without?: Scope;
  /** The businesses that they allowed it. */
  readonly businessIDs?: readonly string[];
}

async function tokenFor(
  db: Db,
  userID: string,
  kind: 'portal' | 'partner',
  options: TokenOptions = {},
): Promise<string> {
  const origin = kind === 'partner' ? partnerOrigin : 'http://localhost:8080';
  const all: readonly Scope[] = kind === 'partner' ? partnerScopes : allScopes;
  const scopes = all.filter((scope) => scope !== options.without);
  const expires = Math.floor(Date.now() / 1000) + (options.seconds ?? 3600);
  const session = await db
    .insertInto('sessions')
    .values({
      userId: userID,
      kind,
      origin,
      scopes,
      businessIds: [...(options.businessIDs ?? [])],
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return signAccessToken(tokens, {
    userID,
    sessionID: session.id,
    audience: origin,
    scopes,
    expires,
    thumbprint: options.thumbprint,
  });
}
