import { type CallName, calls, definitionOf, limits, scopes } from '@wbn/contract';
import { startTemporaryDatabase, type TemporaryDatabase } from '@wbn/database/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signAccessToken } from '../access/access-token.ts';
import { answer } from '../calls/answer.ts';
import { createApp } from '../create-app.ts';
import { makePartnerKey, makeUser, signIn, testKeys, testOptions, testSites } from '../testing/index.ts';

let database: TemporaryDatabase;
let app: FastifyInstance;
const partner = 'https://partner.example';
const isOfPeople = (name: CallName): boolean => {
  const { access, host, path } = definitionOf(name);
  return host === 'api' && access !== 'operator' && access !== 'credential' && !path.includes(':');
};
/** One call of each limit that people have. */
const names = [
  ...new Map(
    (Object.keys(calls) as CallName[]).filter(isOfPeople).map((name) => [definitionOf(name).limit, name]),
  ).values(),
];

beforeAll(async () => {
  database = await startTemporaryDatabase();
  app = createApp(testOptions(database.db, { limits: 'on', checkAnswers: false }));
  for (const name of names) answer(app, name, async () => ({}) as never);
}, 60_000);
afterAll(async () => {
  await app?.close();
  await database?.stop();
});

const ask = (name: CallName, token: string, headers: Record<string, string> = {}) => {
  const { method, path } = definitionOf(name);
  return app.inject({ method, url: `/${path}`, headers: { authorization: `Bearer ${token}`, ...headers } });
};
const left = async (name: CallName, token: string) => Number((await ask(name, token)).headers['ratelimit-remaining']);

it.each(names.map((name) => [definitionOf(name).limit, name] as const))(
  'the limit “%s” of a person (%s) is used up by no page of a partner and by no login of a provider, and read by none',
  async (limit, name) => {
    const userID = await makeUser(database.db);
    const { publishableKey } = await makePartnerKey(database.db);
    const own = await signIn(database.db, userID);
    const theirs = await signIn(database.db, userID, { kind: 'partner', origin: partner, granted: ['read'] });
    const { sessionID, token: portal } = await signIn(database.db, userID);
    const vouched = await signAccessToken(testKeys, {
      ...{ userID, sessionID, audience: testSites.portal, scopes, isByProvider: true },
      expires: Math.floor(Date.now() / 1000) + 900,
    });
    const onPage = await signAccessToken(testKeys, {
      ...{ userID, sessionID: theirs.sessionID, audience: partner, scopes: ['read'], isByProvider: true },
      expires: Math.floor(Date.now() / 1000) + 900,
    });
    const ofPage = await left(name, theirs.token);
    for (let n = 0; n < 5; n += 1) await ask(name, onPage);
    // On the page too, a login by a provider has limits apart from the person's login there.
    expect(await left(name, theirs.token)).toBeGreaterThanOrEqual(Math.max(ofPage - 2, 0));
    const before = await left(name, own.token);
    const { burst } = limits[limit].user;
    for (let n = 0; n < Math.min(burst + 1, 30); n += 1) {
      await ask(name, theirs.token, { origin: partner, 'x-wbn-key': publishableKey });
      // From a server, without an origin.
      await ask(name, theirs.token);
      await ask(name, vouched);
    }
    expect(await left(name, own.token)).toBeGreaterThanOrEqual(Math.max(before - 2, 0));
    expect(await left(name, portal)).toBeGreaterThanOrEqual(Math.max(before - 3, 0));
  },
);
