import { aBusiness, aPerson, aPost, type Person, startApi, type TestApi } from '@wbn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Chance } from '../fuzz/world/random.ts';

/** Counters under concurrent changes must equal the rows in every order of events. */

let api: TestApi;
let people: Person[];
let post: string;
let business: string;
beforeAll(async () => {
  api = await startApi();
  const owner = await aPerson(api, 'owner');
  business = await aBusiness(owner);
  post = await aPost(owner);
  people = await Promise.all(Array.from({ length: 20 }, () => aPerson(api)));
}, 60_000);
afterAll(() => api?.stop());

/** A thousand times a random person does one thing or its opposite, forty at a time. */
async function interleave(
  seed: string,
  once: (person: Person, undo: boolean) => Promise<{ status: number; json: unknown }>,
) {
  const chance = new Chance(seed);
  const acts = Array.from({ length: 1000 }, () => ({ person: chance.pick(people), undo: chance.of(0.5) }));
  const lane = async () => {
    for (let act = acts.pop(); act; act = acts.pop()) {
      const response = await once(act.person, act.undo);
      expect(response.status, JSON.stringify(response.json)).toBe(200);
    }
  };
  await Promise.all(Array.from({ length: 40 }, lane));
}

const rowsOf = async (table: 'reactions' | 'follows', resourceId: string) =>
  (await api.db.selectFrom(table).select('userId').where('resourceId', '=', resourceId).execute()).length;

describe('a thousand acts of twenty people at once', () => {
  it('likes: the count is the number of rows', { timeout: 60_000 }, async () => {
    await interleave('likes', (person, undo) =>
      person.ask('/social/reaction/react/post', {
        method: undo ? 'DELETE' : 'POST',
        body: { resourceID: post, ...(undo ? {} : { reactionType: 'like' }) },
      }),
    );
    const rows = await rowsOf('reactions', post);
    const { json } = await api.ask(`/social/reaction/summary/${post}`);
    expect(json.data.reactionCount.like).toBe(rows);
    expect(rows).toBeLessThanOrEqual(people.length);
  });

  it('follows: the count is the number of rows', { timeout: 60_000 }, async () => {
    await interleave('follows', (person, undo) =>
      undo
        ? person.ask(`/social/follow/${business}`, { method: 'DELETE' })
        : person.ask('/social/follow/business', { body: { resourceID: business } }),
    );
    const rows = await rowsOf('follows', business);
    expect((await api.ask(`/social/follow/${business}/summary`)).json.data.followersCount).toBe(rows);
    expect(rows).toBeLessThanOrEqual(people.length);
  });

  it('the same like twenty times at once is one', async () => {
    const body = { resourceID: business, reactionType: 'like' };
    const [one] = people as [Person];
    const response = await Promise.all(people.map(() => one.ask('/social/reaction/react/business', { body })));
    expect(response.map(({ status }) => status)).toEqual(people.map(() => 200));
    expect(await rowsOf('reactions', business)).toBe(1);
  });
});
