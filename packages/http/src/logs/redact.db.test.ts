import { startTemporaryDatabase, type TemporaryDatabase } from '@wbn/database/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../calls/answer.ts';
import { createApp } from '../create-app.ts';
import { unavailable } from '../errors/call-error.ts';
import { keptLog, makeUser, signIn, testOptions } from '../testing/index.ts';
import { redact } from './redact.ts';

let database: TemporaryDatabase;
let app: FastifyInstance;
const log = keptLog();

beforeAll(async () => {
  database = await startTemporaryDatabase();
  app = createApp(testOptions(database.db, { limits: 'off', logger: log.logger }));
  answer(app, 'login', async ({ db, input }) => {
    const row = { email: input.body.email, passwordHash: 'CANARY-hash', firstName: 'CANARY-first', lastName: 'x' };
    await db.insertInto('users').values(row).execute();
    return { token: 'CANARY-answer' };
  });
  answer(app, 'readPost', async () => {
    throw unavailable();
  });
  answer(app, 'readPublicProfile', async ({ db, input }) => {
    await db.selectFrom('users').select('id').where('id', '=', input.params.id).execute();
    throw new Error('unreachable');
  });
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});

describe('logs', () => {
  it('hold no secret of any header, query, body, answer or error, at their most talkative', async () => {
    const secrets = {
      authorization: 'Bearer CANARY-bearer',
      auth: 'CANARY-auth',
      cookie: 'a=CANARY-cookie',
      'x-refresh-token': 'CANARY-refresh',
      'x-wbn-internal': 'CANARY-internal',
      'user-agent': 'CANARY-agent',
      origin: 'http://localhost:8080',
    };
    const body = {
      email: 'CANARY@mail.example',
      password: 'CANARY-password',
      state: 'CANARY-state',
      codeChallenge: 'CANARY-challenge',
      continue: 'http://localhost:8080/?token=CANARY-continue',
    };
    const post = (payload: object) => app.inject({ method: 'POST', url: '/login', payload, headers: secrets });
    expect((await post(body)).statusCode).toBe(200);
    // The second time the database refuses and quotes the address in its error.
    expect((await post(body)).statusCode).toBe(500);
    await post({ ...body, surprise: 'CANARY-unknown' });
    await app.inject({ url: '/login?token=CANARY-query&code=CANARY-code&x=CANARY-x', headers: secrets });
    await app.inject({ url: '/user/public-profile/CANARY-id', headers: { origin: 'https://CANARY.example' } });
    expect((await app.inject({ url: '/user/public-profile/CANARY-id' })).statusCode).toBe(400);
    await app.inject({ url: '/CANARY/path?CANARY=1' });
    await app.inject({
      method: 'POST',
      url: '/login',
      payload: '{"email":"CANARY',
      headers: { 'content-type': 'application/json' },
    });
    expect(log.text()).toContain('users_email_key');
    // Public ids are not secret: they are logged at debug only.
    const lines = log
      .text()
      .split('\n')
      .filter((line) => !line.includes('"msg":"asked"'));
    expect(lines.length).toBeGreaterThan(8);
    expect(lines.filter((line) => line.includes('CANARY'))).toEqual([]);
  });

  it('carry the request id of the client from its request to its lines', async () => {
    const answered = await app.inject({ url: '/nothing', headers: { 'x-request-id': 'client-id-4711' } });
    expect(answered.headers['x-request-id']).toBe('client-id-4711');
    expect(log.text()).toContain('"requestID":"client-id-4711"');
    const forged = await app.inject({ url: '/nothing', headers: { 'x-request-id': 'a"b\\n{}' } });
    expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('are lines of JSON with time in UTC, request id and outcome, of refused, malformed and failed calls too', async () => {
    const before = log.text().length;
    const ask = (name: string, url: string, payload?: object, headers: Record<string, string> = {}) =>
      app.inject({
        method: payload ? 'POST' : 'GET',
        url,
        ...(payload && { payload }),
        headers: { 'x-request-id': `line-${name}-1`, ...headers },
      });
    const good = { email: 'line@mail.example', password: 'a long password' };
    await ask('ok', '/login', good);
    await ask('bad', '/login', { email: 7 });
    await ask('missing', '/nothing/here');
    await ask('foreign', '/login', good, { origin: 'https://evil.example' });
    await ask('failed', '/user/public-profile/00000000-0000-4000-8000-000000000000');
    const { sessionID, token } = await signIn(database.db, await makeUser(database.db));
    await ask('person', '/user/public-profile/me', undefined, { authorization: `Bearer ${token}` });
    expect(log.text()).not.toContain(sessionID);
    const lines = log
      .text()
      .slice(before)
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    expect(lines.find(({ requestID, msg }) => requestID === 'line-person-1' && msg === 'answered')?.session).toMatch(
      /^[\w-]{16}$/,
    );
    for (const line of lines) expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const statusOf = (id: string) => lines.find(({ requestID, msg }) => requestID === id && msg === 'answered')?.status;
    expect(['ok', 'bad', 'missing', 'foreign', 'failed'].map((name) => statusOf(`line-${name}-1`))).toEqual([
      200, 400, 404, 403, 500,
    ]);
    const failed = lines.find(({ requestID, level }) => requestID === 'line-failed-1' && level === 'error');
    expect(failed.err).toMatchObject({ message: 'unreachable', stack: expect.stringContaining('    at ') });
  });

  it('hide by name at any depth, and e-mail addresses anywhere', () => {
    const hidden = '[hidden]';
    expect(
      redact({ a: [{ 'X-Refresh_Token': 1, mobilePhone: { phoneNumber: '5' } }], text: 'to ann@x.example now', n: 3 }),
    ).toEqual({ a: [{ 'X-Refresh_Token': hidden, mobilePhone: hidden }], text: `to ${hidden} now`, n: 3 });
    for (const email of [
      'jösé@people.example',
      'jo\u0308sé.p@people.example',
      '王伟@例子.example',
      'ana_1+x@x.example',
    ]) {
      expect(redact(`to ${email} now`)).toBe(`to ${hidden} now`);
    }
  });

  it('hold one line without a stack for a call that found no room', async () => {
    const before = log.text().length;
    expect((await app.inject({ url: '/social/posts/0198a7c0-1111-4222-8333-444455556666' })).statusCode).toBe(503);
    const lines = log.text().slice(before);
    expect(lines).not.toMatch(/"level":"error"|"stack"/);
    expect(lines).toContain('"level":"warn"');
  });
});
