import { gzipSync } from 'node:zlib';
import { calls, type Failure, isUuid } from '@wbn/contract';
import { startTemporaryDatabase, type TemporaryDatabase } from '@wbn/database/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../create-app.ts';
import { CallError } from '../errors/call-error.ts';
import { testOptions } from '../testing/index.ts';
import { answer } from './answer.ts';

let database: TemporaryDatabase;
let app: FastifyInstance;
const handled: unknown[] = [];

beforeAll(async () => {
  database = await startTemporaryDatabase();
  app = createApp(testOptions(database.db, { limits: 'off' }));
  answer(app, 'searchBusinesses', async ({ input }) => {
    handled.push(input);
    return { results: [], total_results: 0, total_is_exact: true };
  });
  answer(app, 'reactionSummary', async ({ input }) => {
    if (!isUuid(input.params.id)) throw new CallError('NotFound');
    return { reactionCount: { like: 0 } };
  });
  answer(app, 'listBusinesses', async () => []);
  answer(app, 'listComments', async ({ input }) => {
    handled.push(input.query);
    return { comments: [], total: 0 };
  });
  answer(app, 'sendEnquiry', async () => {
    throw new CallError('NotFound');
  });
  // @ts-expect-error the answer is wrong on purpose
  answer(app, 'listGenders', async () => [{ code: 7 }]);
  answer(app, 'listLanguages', async () => {
    throw new Error('canary 4711');
  });
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});

const json = { 'content-type': 'application/json' };
const post = (payload: string | Buffer, headers: Record<string, string> = json) =>
  app.inject({ method: 'POST', url: '/search/business', payload, headers });
const failureOf = (answered: { json(): unknown; headers: Record<string, unknown> }): Failure => {
  expect(answered.headers['content-type']).toBe('application/json; charset=utf-8');
  const body = answered.json() as Failure;
  expect(body).toMatchObject({ success: false, message: expect.any(String), name: expect.any(String) });
  return body;
};

describe('bad input is answered with an error of the contract, and no handler sees it', () => {
  it.each<[string, string | Buffer, string, number]>([
    ['half an object', '{"textQuery":', 'MalformedBody', 400],
    ['two objects', '{}{}', 'MalformedBody', 400],
    ['an array', '[]', 'MalformedBody', 400],
    ['a text', '"pumps"', 'MalformedBody', 400],
    ['null', 'null', 'MalformedBody', 400],
    ['NaN', '{"size":NaN}', 'MalformedBody', 400],
    ['bytes that are no UTF-8', Buffer.from('{"textQuery":"\xff\xfe"}', 'latin1'), 'MalformedBody', 400],
    ['no body at all', '', 'ValidationError', 400],
    ['an unknown key', '{"textQuery":"a","admin":true}', 'ValidationError', 400],
    ['a wrong type', '{"textQuery":5}', 'ValidationError', 400],
    ['a number as text', '{"size":"5"}', 'ValidationError', 400],
    ['too large a number', '{"size":1e309}', 'ValidationError', 400],
    ['a fraction', '{"skip":1.5}', 'ValidationError', 400],
    ['a negative number', '{"skip":-1}', 'ValidationError', 400],
    ['NUL', '{"textQuery":"a\\u0000b"}', 'ValidationError', 400],
    ['a lone surrogate', '{"textQuery":"\\ud800"}', 'ValidationError', 400],
    ['__proto__', '{"__proto__":{"polluted":true}}', 'ValidationError', 400],
    ['__proto__ escaped', '{"\\u005f_proto__":{"polluted":true}}', 'ValidationError', 400],
    ['constructor.prototype', '{"constructor":{"prototype":{"polluted":true}}}', 'ValidationError', 400],
    ['__proto__ further down', '{"textQuery":{"a":[{"__proto__":1}]}}', 'ValidationError', 400],
    ['a thousand levels', `{"a":${'['.repeat(1000)}${']'.repeat(1000)}}`, 'ValidationError', 400],
    ['thirty thousand levels', `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 'ValidationError', 400],
    ['too long a text', `{"textQuery":"${'x'.repeat(300)}"}`, 'ValidationError', 400],
    ['more than 64 KiB', `{"textQuery":"${'x'.repeat(66_000)}"}`, 'TooLarge', 413],
  ])('%s', async (_what, payload, name, status) => {
    const before = handled.length;
    const answered = await post(payload);
    expect(answered.statusCode).toBe(status);
    expect(failureOf(answered)).toMatchObject({ name, code: status });
    expect(handled.length).toBe(before);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it.each<[string, Record<string, string>, string | Buffer]>([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'textQuery=a'],
    ['multipart', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
    ['no type', {}, '{}'],
    ['another JSON', { 'content-type': 'application/merge-patch+json' }, '{}'],
    ['another charset', { 'content-type': 'application/json; charset=utf-16' }, '{}'],
    ['compressed', { ...json, 'content-encoding': 'gzip' }, gzipSync('{}')],
  ])('%s instead of JSON is 415', async (_what, headers, payload) => {
    const answered = await post(payload, headers);
    expect(answered.statusCode).toBe(415);
    expect(failureOf(answered).name).toBe('UnsupportedMediaType');
  });

  it('a read takes its JSON as plain text, which needs no preflight, and a change refuses it', async () => {
    const plain = { 'content-type': 'text/plain;charset=UTF-8' };
    expect((await post('{"textQuery":"pump"}', plain)).statusCode).toBe(200);
    expect(handled.at(-1)).toMatchObject({ body: { textQuery: 'pump' } });
    const { path: url } = calls.sendEnquiry;
    const change = await app.inject({ method: 'POST', url: `/${url}`, payload: '{}', headers: plain });
    expect(failureOf(change).name).toBe('UnsupportedMediaType');
  });

  it('a page that begins too far behind is refused with a sentence that says what to do', async () => {
    for (const skip of [10_000, 2_147_483_647]) {
      const refused = failureOf(await post(`{"skip":${skip}}`));
      expect(refused).toMatchObject({ name: 'PageTooFar', code: 400, fields: ['skip'] });
      expect(refused.message).toContain('Narrow the search');
    }
    expect((await post('{"skip":9999}')).statusCode).toBe(200);
    expect(failureOf(await app.inject('/social/comments/x?skip=10000')).name).toBe('PageTooFar');
  });

  it('names the refused fields and repeats no value', async () => {
    const answered = await post('{"size":"canary-value","skip":-3,"surprise":1,"ev il":2}');
    expect([...(failureOf(answered).fields ?? [])].sort()).toEqual(['?', 'size', 'skip', 'surprise']);
    expect(answered.body).not.toContain('canary-value');
  });

  it('refuses unknown and doubled query parameters', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    for (const query of [
      'userID=me&x=1',
      'userID=me&userID=me',
      '',
      'userID=',
      'userID=..',
      `userID=${id}&__proto__=1`,
    ]) {
      const answered = await app.inject(`/business/profile/list-business?${query}`);
      expect([answered.statusCode, failureOf(answered).name]).toEqual([400, 'ValidationError']);
    }
    expect((await app.inject(`/business/profile/list-business?userID=${id}`)).statusCode).toBe(200);
  });

  it('takes a query parameter with nothing behind it for none, the language too', async () => {
    for (const [query, read] of [
      ['skip=&size=10', { size: 10 }],
      ['skip=&size=&locale=', {}],
      ['skip=3&size', { skip: 3 }],
    ] as const) {
      const answered = await app.inject(`/social/comments/x?${query}`);
      expect([query, answered.statusCode]).toEqual([query, 200]);
      expect(handled.at(-1)).toEqual(read);
    }
    for (const query of ['x=', 'skip=&skip=', '__proto__=', 'constructor=', 'skip=%20']) {
      expect([query, (await app.inject(`/social/comments/x?${query}`)).statusCode]).toEqual([query, 400]);
    }
  });

  it.each(['x', '..', '%2e%2e', '%00', 'a'.repeat(150), "';--", '%F0%9F%92%A9', '0'.repeat(36)])(
    'an id like %s is unknown, never a failure',
    async (id) => {
      const answered = await app.inject(`/social/reaction/summary/${id}`);
      expect([400, 404]).toContain(answered.statusCode);
      failureOf(answered);
    },
  );

  it('answers unknown paths, broken escapes and other methods in the same form', async () => {
    expect(failureOf(await app.inject('/nothing/here')).name).toBe('NotFound');
    expect(failureOf(await app.inject('/social/reaction/summary/%zz')).name).toBe('ValidationError');
    const wrong = await app.inject({ method: 'DELETE', url: '/search/business' });
    expect(wrong.statusCode).toBe(405);
    expect(wrong.headers.allow).toBe('POST');
    expect(failureOf(wrong).name).toBe('MethodNotAllowed');
  });

  it('tells nothing of what went wrong inside', async () => {
    const answered = await app.inject('/ref-data/language');
    expect(answered.statusCode).toBe(500);
    expect(failureOf(answered).name).toBe('InternalError');
    expect(answered.body).not.toContain('4711');
  });

  it('holds answers against the contract where asked to', async () => {
    expect((await app.inject('/ref-data/gender')).statusCode).toBe(500);
  });
});
