import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTemporaryDatabase, type TemporaryDatabase } from './testing/index.ts';
import { aBusiness, aUser } from './testing/rows.ts';

let temporary: TemporaryDatabase;
beforeAll(async () => {
  temporary = await startTemporaryDatabase();
});
afterAll(() => temporary.stop());

describe('counters', () => {
  it('T14 equal the rows after 1,000 interleaved likes and unlikes by 20 users, and never fall below 0', async () => {
    const { db } = temporary;
    const business = await aBusiness(db);
    const users = await Promise.all(Array.from({ length: 20 }, () => aUser(db)));
    const like = (userId: string) =>
      db
        .insertInto('reactions')
        .values({ resourceType: 'business', resourceId: business, userId })
        .onConflict((conflict) => conflict.constraint('reactions_actor_key').doNothing())
        .execute();
    const unlike = (userId: string) =>
      db.deleteFrom('reactions').where('resourceId', '=', business).where('actorId', '=', userId).execute();
    await Promise.all(
      users.map(async (user, index) => {
        for (let step = 0; step < 50; step += 1) await ((step * 7 + index * 3) % 5 < 3 ? like(user) : unlike(user));
      }),
    );
    const rows = await db.selectFrom('reactions').select('id').where('resourceId', '=', business).execute();
    const counter = await db
      .selectFrom('resourceCounters')
      .select('likes')
      .where('resourceId', '=', business)
      .executeTakeFirst();
    expect(counter?.likes).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(0);
    for (const user of users) await unlike(user);
    expect(
      await db.selectFrom('resourceCounters').select('likes').where('resourceId', '=', business).executeTakeFirst(),
    ).toEqual({ likes: 0 });
  });

  it('follow many rows at once, a removed comment, a removed user and a rolled back act', async () => {
    const { db } = temporary;
    const business = await aBusiness(db);
    const [first = '', second = ''] = await Promise.all([aUser(db), aUser(db)]);
    const count = async () =>
      db
        .selectFrom('resourceCounters')
        .select(['likes', 'followers', 'comments'])
        .where('resourceId', '=', business)
        .executeTakeFirst();
    const on = { resourceType: 'business', resourceId: business } as const;
    await db
      .insertInto('follows')
      .values([first, second].map((userId) => ({ ...on, userId })))
      .execute();
    await db
      .insertInto('comments')
      .values(['a', 'b', 'c'].map((content) => ({ ...on, content, authorUserId: first })))
      .execute();
    expect(await count()).toEqual({ likes: 0, followers: 2, comments: 3 });
    await db.updateTable('comments').set({ deletedAt: new Date() }).where('content', '=', 'a').execute();
    expect(await count()).toMatchObject({ comments: 2 });
    await expect(
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('follows').where('resourceId', '=', business).execute();
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await count()).toMatchObject({ followers: 2 });
    await db.deleteFrom('users').where('id', '=', first).execute();
    expect(await count()).toEqual({ likes: 0, followers: 1, comments: 0 });
  });
});
