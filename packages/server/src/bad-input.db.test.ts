import { calls, definitionOf, type ErrorName, errors, refusalsOf } from '@wbn/contract';
import { type Shape, shapes } from '@wbn/contract/shapes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnsweredName, handlers } from './calls.ts';
import { startApi, type TestApi, type TestResponse } from './testing/api.ts';
import { requests } from './testing/asks.ts';
import type { Request, Scene } from './testing/scene.ts';
import { aBusiness, aPerson, aPost, aProduct, aThread, type Person } from './testing/world.ts';

/** Sends bad input of every kind to every answered call and expects a refusal of the contract, never a 5xx. */

let api: TestApi;
let owner: Person;
let scene: Scene;
beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api, 'owner');
  const business = await aBusiness(owner);
  const seller = await aPerson(api, 'seller');
  const other = await aBusiness(seller, { companyName: 'Other' });
  const thread = await aThread(await aPerson(api, 'buyer'), business);
  const post = await aPost(owner);
  const product = await aProduct(api, business);
  scene = {
    userID: owner.id,
    business,
    other,
    seller: seller.id,
    product,
    thread,
    bid: business,
    post,
    comment: post,
    as: undefined,
  };
}, 60_000);
afterAll(() => api?.stop());

const names = Object.keys(handlers) as AnsweredName[];
const withBody = names.filter((name) => 'body' in shapes[name]);
const bodyOf = (request: Request) => (request.body ?? {}) as Record<string, unknown>;

/** Expects a refusal in the contract's form, with an error name that the call declares. */
function expectRefusal(name: AnsweredName, response: TestResponse, ...statuses: number[]) {
  expect(statuses, JSON.stringify(response.json)).toContain(response.status);
  expect(refusalsOf(definitionOf(name))).toContain(response.json.name);
  expect(response.json).toMatchObject({
    success: false,
    code: response.status,
    message: errors[response.json.name as ErrorName].message,
  });
}

describe.each(withBody)('the body of %s', (name) => {
  const send = (body: unknown, headers?: Record<string, string>) => {
    const request = requests[name](scene);
    return owner.ask(request.url, { ...request, method: calls[name].method, body, headers });
  };

  it.each(['{', 'null', '[]', '"text"', '{"a":1}}', '\ufeff{', 'undefined'])('may not be %s', async (text) => {
    expectRefusal(name, await send(text), 400);
  });

  it('may not reach for a prototype', async () => {
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      expectRefusal(name, await send(`{"${key}":{"polluted":true}}`), 400);
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('may not be larger than the limit', async () => {
    expectRefusal(name, await send(JSON.stringify({ filling: 'x'.repeat(70_000) })), 413);
  });

  it('may not be of another type', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      // Reads take JSON as plain text, so that browsers send no preflight (docs/decisions/047).
      const isReadAsText = 'reads' in calls[name] && type === 'text/plain';
      expectRefusal(name, await send('a=b', { 'content-type': type }), isReadAsText ? 400 : 415);
    }
  });

  it('may not carry keys that the server owns', async () => {
    for (const key of ['verified', 'subscription', 'ownerID', 'price', 'userID', 'createdAt', 'role', 'id']) {
      const good = bodyOf(requests[name](scene));
      // createBusiness accepts the field and ignores it.
      if (name === 'createBusiness' && key === 'subscription') continue;
      if (!(key in good)) expectRefusal(name, await send({ ...good, [key]: 'platinum' }), 400);
    }
  });

  it('may not have a value of a wrong type, a NUL or half a character in any field', async () => {
    const good = bodyOf(requests[name](scene));
    for (const key of Object.keys(good)) {
      for (const value of [null, [], {}, { $ne: 1 }, -1, true, 'x\u0000y', '\ud800', 'x'.repeat(20_000)]) {
        const response = await send({ ...good, [key]: value });
        expect(
          response.status,
          `${key} = ${JSON.stringify(value)?.slice(0, 40)}: ${JSON.stringify(response.json)}`,
        ).toBeLessThan(500);
        if (response.status >= 400) expectRefusal(name, response, response.status);
      }
    }
  });
});

const strangeIDs = [
  '0',
  'mine',
  '..%2f..',
  '%00',
  'a'.repeat(36),
  "1' or '1'='1",
  '00000000-0000-4000-8000-000000000000',
  '😀',
];

describe.each(names.filter((name) => calls[name].path.includes(':')))('the path of %s', (name) => {
  it('answers ids that nothing has with 404', async () => {
    const parameter = /:(?:id|postID|timelineID|resourceID|rid|code)/;
    // The role is checked first, so a caller without the operator role learns nothing about ids.
    const statuses = calls[name].access === 'operator' ? [400, 403] : [400, 404];
    if (!parameter.test(calls[name].path)) return;
    for (const id of strangeIDs) {
      const url = `/${calls[name].path.replace(parameter, encodeURI(id))}`;
      const request = requests[name](scene);
      const response = await owner.ask(url, { ...request, method: calls[name].method });
      expectRefusal(name, response, ...statuses);
    }
  });

  it('answers an unknown kind of resource with 400', async () => {
    if (!calls[name].path.includes(':resourceType')) return;
    const request = requests[name](scene);
    const response = await owner.ask('/social/reaction/react/planet', { ...request, method: calls[name].method });
    expectRefusal(name, response, 400);
  });
});

describe.each(names.filter((name) => (shapes[name] as Shape).query !== undefined))('the query of %s', (name) => {
  it('may not be anything but what the contract says', async () => {
    const request = requests[name](scene);
    const [path] = request.url.split('?');
    for (const query of [
      'skip=-1&size=x',
      'bid=1&bid=2',
      'userID[]=1',
      '__proto__[a]=1',
      'unknown=1',
      'ubid=%00',
      'nextID=%F0%9F',
    ]) {
      const response = await owner.ask(`${path}?${query}`, { ...request, method: calls[name].method });
      // The operator role is checked before the path of the page.
      expectRefusal(name, response, 400, 404, ...(calls[name].access === 'operator' ? [403] : []));
    }
  });
});

describe('every call', () => {
  it.each(names)('%s refuses another method and an invalid token', async (name) => {
    const { url } = requests[name](scene);
    const response = await api.ask(url.split('?')[0] as string, { method: 'PATCH', body: {} });
    expectRefusal(name, response, 405);
    const request = requests[name](scene);
    expectRefusal(name, await api.ask(request.url, { ...request, as: 'no.real.token' }), 401);
  });
});
