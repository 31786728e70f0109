import { type CallName, calls } from '@wbn/contract';
import { requests } from '@wbn/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorld, type World } from '../heavy/fuzz/world/world.ts';

/** No browser and no cache keeps what the API tells a person. Pages and files have tests of their own. */

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 120_000);
afterAll(() => world?.stop());

const names = Object.keys(requests) as (keyof typeof requests & CallName)[];

it('goes through the calls of the contract', () => expect(names.length).toBeGreaterThan(90));

it.each(names)('the answer to %s may not be stored, unless it is the same for everybody', async (name) => {
  const { method } = calls[name];
  const { body, url = '' } = world.around.good(name) ?? {};
  const ask = async (headers: Record<string, string>) => {
    const typed = body === undefined ? headers : { ...headers, 'content-type': 'application/json' };
    const { api } = world;
    return api.app.inject({ method, url, headers: typed, ...(body === undefined ? {} : { payload: body as object }) });
  };
  const cacheable: string[] = [];
  const [visitor = {}, ...people] = world.around.askers(name);
  const forVisitor = await ask(visitor);
  for (const person of people) {
    const { body: told, headers, statusCode } = await ask(person);
    if (String(headers['cache-control']).split(/,\s*/).includes('no-store')) continue;
    if (calls[name].access !== 'public' || told !== forVisitor.body)
      cacheable.push(`${statusCode} ${headers['cache-control']}`);
  }
  expect(cacheable).toEqual([]);
});
