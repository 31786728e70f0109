import { type CallName, calls } from '@wbn/contract';
import { type Shape, shapes } from '@wbn/contract/shapes';
import { requests } from '@wbn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnsOf, digestOf } from '../security/support/digest.ts';
import { startWorld, type World } from './fuzz/world/world.ts';

/**
 * Fields that belong to the server change nothing when clients send them: every database column and every answer field, added to a valid
 * body of every call; common ones also in nested parts.
 */

const spoken = [
  'verified',
  'subscription',
  'ownerID',
  'businessID',
  'price',
  'userID',
  'email',
  'createdAt',
  'isAdmin',
  'tier',
];

let world: World;
let owned: string[];
beforeAll(async () => {
  world = await startWorld();
  const answers = Object.values(shapes).flatMap((shape) => keysOf((shape as Shape).answer));
  owned = [...new Set([...spoken, ...answers, ...(await columnsOf(world.api))])];
}, 120_000);
afterAll(() => world?.stop());

/** Names of all fields of a shape, at any depth. */
function keysOf(schema: unknown, seen = new Set<unknown>()): string[] {
  const def = (schema as { _zod?: { def: Record<string, unknown> } } | undefined)?._zod?.def;
  if (!def || seen.has(schema)) return [];
  seen.add(schema);
  const shape = (def.shape ?? {}) as Record<string, unknown>;
  const inner = [def.innerType, def.element, def.in, ...((def.options as unknown[]) ?? []), ...Object.values(shape)];
  return [...Object.keys(shape), ...inner.flatMap((one) => keysOf(one, seen))];
}

type Body = Record<string, unknown>;

/** The body with an additional field: at the top, and for common ones in every part. */
function withField(body: Body, key: string): Body[] {
  const top = key in body ? [] : [{ ...body, [key]: 'platinum' }];
  if (!spoken.includes(key)) return top;
  const parts = Object.entries(body).flatMap(([name, part]) => {
    if (typeof part !== 'object' || part === null) return [];
    const list = Array.isArray(part);
    const object = (list ? part[0] : part) as Body;
    if (typeof object !== 'object' || object === null || key in object) return [];
    const more = { ...object, [key]: 'platinum' };
    return [{ ...body, [name]: list ? [more] : more }];
  });
  return [...top, ...parts];
}

const withBody = (Object.keys(requests) as (keyof typeof requests & CallName)[]).filter(
  (name) => (shapes[name] as Shape).body !== undefined,
);

describe('fields of the server in a body', () => {
  it('are many, and so are the calls that take a body', () => {
    expect(owned.length).toBeGreaterThan(150);
    expect(withBody.length).toBeGreaterThan(25);
    expect(owned).toEqual(expect.arrayContaining(spoken));
  });

  it.each(withBody)('%s: are refused, and nothing is written', { timeout: 60_000 }, async (name) => {
    const good = world.around.good(name);
    const takes = new Set(keysOf((shapes[name] as Shape).body));
    const before = await digestOf(world.api);
    const asker = world.around.askers(name)[1] ?? {};
    const bodies = owned
      .filter((key) => !takes.has(key))
      .flatMap((key) => withField((good?.body ?? {}) as Body, key).map((body) => ({ key, body })));
    for (let index = 0; index < bodies.length; index += 20) {
      await Promise.all(
        bodies.slice(index, index + 20).map(async ({ key, body }) => {
          const headers = { ...asker, 'content-type': 'application/json' };
          const asked = { method: calls[name].method, url: good?.url ?? '', headers, payload: JSON.stringify(body) };
          const told = await world.send({ id: key, call: name, ...asked });
          expect([400, 403, 404], `${key}: ${told.body}`).toContain(told.statusCode);
        }),
      );
    }
    expect(await digestOf(world.api)).toEqual(before);
  });
});
