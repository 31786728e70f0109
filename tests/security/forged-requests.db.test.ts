import { randomUUID } from 'node:crypto';
import { accessTable, type CallName, calls } from '@wbn/contract';
import { aPerson, requests } from '@wbn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorld, type World } from '../heavy/fuzz/world/world.ts';
import { digestOf } from './support/digest.ts';

/** Requests that another site can make a browser send, and guesses. */

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 120_000);
afterAll(() => world?.stop());

type Named = keyof typeof requests & CallName;
const writing = (Object.keys(requests) as Named[]).filter((name) => calls[name].method !== 'GET');
const types = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/json',
];
const sibling = 'https://sister.localhost:8080';
const origins: (string | undefined)[] = [undefined, 'null', sibling, 'http://localhost:8080'];

/** Headers and cookies that a browser adds itself. */
const ambient = {
  cookie: '__Host-wbn-session=stolen; wbn-session-8082=stolen; token=stolen',
  'sec-fetch-site': 'cross-site',
};

describe('a request that another site makes a browser send (T6)', () => {
  it('meets at least twenty calls that change something', () => expect(writing.length).toBeGreaterThan(20));

  it('changes nothing: a cookie does not log in, a form is not JSON, strange origins are refused', {
    timeout: 120_000,
  }, async () => {
    const before = await digestOf(world.api);
    for (const name of writing) {
      const { url, body } = world.around.good(name) ?? { url: '' };
      const needsLogin = accessTable[calls[name].access].anonymous !== 'yes';
      for (const type of types) {
        for (const origin of origins) {
          // Public calls, such as help and search, are not forgeries.
          const isOpen =
            !needsLogin && type === 'application/json' && [undefined, 'http://localhost:8080'].includes(origin);
          if (isOpen) continue;
          const headers = { ...ambient, 'content-type': type, ...(origin && { origin }) };
          const payload = type === 'application/json' ? JSON.stringify(body ?? {}) : 'a=b';
          const told = await world.send({ id: name, call: name, method: calls[name].method, url, headers, payload });
          // Reads take plain text, so that browsers send no preflight (docs/decisions/047). This text is not JSON.
          const isReadAsText = 'reads' in calls[name] && type === 'text/plain';
          const refused = isReadAsText ? [400, 401, 403] : [401, 403, 415];
          expect(refused, `${name} ${type} ${origin}: ${told.body}`).toContain(told.statusCode);
          if (origin === 'null' || origin === sibling) expect(told.statusCode, name).toBe(403);
        }
      }
    }
    expect(await digestOf(world.api)).toEqual(before);
  });

  it('is not let in by a good token of another site', async () => {
    const [, owner = {}] = world.around.askers('makePost');
    for (const name of writing) {
      const { url, body } = world.around.good(name) ?? { url: '' };
      const headers = { ...owner, origin: 'https://evil.example', 'content-type': 'application/json' };
      const sent = {
        id: name,
        call: name,
        method: calls[name].method,
        url,
        headers,
        payload: JSON.stringify(body ?? {}),
      };
      expect((await world.send(sent)).statusCode, name).toBe(403);
    }
  });
});

describe('guessing (T10)', () => {
  const guesses = 10_000;
  it('ten thousand ids find nothing, and each is answered like a foreign one', { timeout: 180_000 }, async () => {
    const thread = world.around.good('listMessages')?.url.split('/')[3] ?? '';
    const stranger = world.around.askers('listMessages').at(-1) ?? {};
    const ask = async (id: string, call: 'listMessages' | 'readPost') => {
      const url = call === 'listMessages' ? `/business/request/${id}/get-messages` : `/social/posts/${id}`;
      const told = await world.send({ id, call, method: 'GET', url, headers: stranger, payload: undefined });
      const { requestID: _, ...body } = JSON.parse(told.body);
      return { status: told.statusCode, body };
    };
    const unknown = await ask(randomUUID(), 'listMessages');
    expect(unknown.status).toBe(404);
    const foreign = await (await aPerson(world.api)).ask(`/business/request/${thread}/get-messages`);
    const { requestID: _, ...told } = foreign.json;
    expect({ status: foreign.status, body: told }).toEqual(unknown);
    let left = guesses;
    const lane = async () => {
      while (left-- > 0) expect(await ask(randomUUID(), left % 2 ? 'listMessages' : 'readPost')).toEqual(unknown);
    };
    await Promise.all(Array.from({ length: 16 }, lane));
  });
});
