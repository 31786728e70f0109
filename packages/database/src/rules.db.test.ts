import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCheckViolation, isImmutable, isLastOwner, isThreadClosed, isUniqueViolation } from './errors.ts';
import { parseEventNotice } from './event-notice.ts';
import { jsonb } from './schema/columns.ts';
import { startTemporaryDatabase, type TemporaryDatabase } from './testing/index.ts';
import { aBusiness, aUser } from './testing/rows.ts';

let temporary: TemporaryDatabase;
beforeAll(async () => {
  temporary = await startTemporaryDatabase();
});
afterAll(() => temporary.stop());

const refusal = async (act: Promise<unknown>): Promise<unknown> =>
  act.then(
    () => 'not refused',
    (error) => error,
  );

const inquiryBetween = async (user: string, business: string) => {
  const thread = { fromUserId: user, toBusinessId: business, subject: 'Prices', openedBy: user };
  return (await temporary.db.insertInto('inquiries').values(thread).returning('id').executeTakeFirstOrThrow()).id;
};

describe('values', () => {
  it('come back as they went in: jsonb keys, dates, milliseconds, bigints', async () => {
    const { db } = temporary;
    const contact = { phone: { countryCode: '+966', businessPhoneNumber: '12345678' } };
    const createdAt = new Date('2024-03-05T09:07:08.123Z');
    const id = await aBusiness(db);
    const row = await db
      .updateTable('businesses')
      .set({ contact: jsonb(contact), createdAt })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      contact,
      createdAt,
      revision: 2,
      tierRank: 0,
      verified: false,
      subscription: 'standard',
    });
    const user = await aUser(db);
    await db.updateTable('users').set({ birthDate: '1970-10-24' }).where('id', '=', user).execute();
    const { birthDate } = await db
      .selectFrom('users')
      .select('birthDate')
      .where('id', '=', user)
      .executeTakeFirstOrThrow();
    expect(birthDate).toBe('1970-10-24');
    const big = await sql<{
      n: number;
      list: number[];
    }>`select count(*) as n, array[1, null, 2]::bigint[] as list`.execute(db);
    expect(big.rows[0]).toEqual({ n: 1, list: [1, null, 2] });
    await expect(sql`select ${String(2n ** 53n)}::bigint as n`.execute(db)).rejects.toThrow(/beyond 2\^53/);
  });

  it('an e-mail is one account whatever its case, until that account is removed', async () => {
    const { db } = temporary;
    const user = { email: 'Some.One@Example.com', passwordHash: 'x', firstName: 'A', lastName: 'B' };
    const { id } = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
    const again = () =>
      db
        .insertInto('users')
        .values({ ...user, email: 'some.one@example.COM' })
        .execute();
    expect(isUniqueViolation(await refusal(again()), 'users_email_key')).toBe(true);
    await db.updateTable('users').set({ deletedAt: new Date() }).where('id', '=', id).execute();
    await again();
  });
});

describe('threads', () => {
  it('I4 number their messages without gaps under 10 parallel senders, and take none once closed', async () => {
    const { db } = temporary;
    const user = await aUser(db);
    const thread = await inquiryBetween(user, await aBusiness(db));
    const send = (content: string) =>
      db
        .insertInto('messages')
        .values({ inquiryId: thread, side: 'S', content, senderUserId: user })
        .returning('position')
        .executeTakeFirstOrThrow();
    const sent = await Promise.all(Array.from({ length: 50 }, (_, index) => send(`message ${index}`)));
    expect(sent.map(({ position }) => position).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
    await db
      .updateTable('inquiries')
      .set({ status: 'closed', closedAt: new Date() })
      .where('id', '=', thread)
      .execute();
    expect(isThreadClosed(await refusal(send('late')))).toBe(true);
    const { length } = await db.selectFrom('messages').select('id').where('inquiryId', '=', thread).execute();
    expect(length).toBe(50);
  });

  it('have exactly one party on each side', async () => {
    const { db } = temporary;
    const user = await aUser(db);
    const both = { fromUserId: user, fromBusinessId: await aBusiness(db), toUserId: user, subject: 'x' };
    expect(isCheckViolation(await refusal(db.insertInto('inquiries').values(both).execute()))).toBe(true);
  });
});

describe('members', () => {
  it('a business keeps an owner when two owners leave at once; a removed business lets all go', async () => {
    const { db } = temporary;
    const business = await aBusiness(db);
    const owners = await Promise.all([aUser(db), aUser(db)]);
    await db
      .insertInto('businessMembers')
      .values(owners.map((userId) => ({ businessId: business, userId, role: 'owner' as const })))
      .execute();
    const leave = (userId: string) =>
      db.deleteFrom('businessMembers').where('businessId', '=', business).where('userId', '=', userId).execute();
    const answers = await Promise.all(owners.map((owner) => refusal(leave(owner))));
    expect(answers.filter(isLastOwner)).toHaveLength(1);
    await db.deleteFrom('businesses').where('id', '=', business).execute();
    expect(await db.selectFrom('businessMembers').select('role').where('businessId', '=', business).execute()).toEqual(
      [],
    );
  });
});

describe('history', () => {
  it('the audit log refuses update, delete and truncate', async () => {
    const { db } = temporary;
    const entry = { actorKind: 'user', action: 'member.added', data: jsonb({ role: 'admin' }) };
    const { id } = await db.insertInto('auditLog').values(entry).returning('id').executeTakeFirstOrThrow();
    expect(
      isImmutable(await refusal(db.updateTable('auditLog').set({ action: 'nothing' }).where('id', '=', id).execute())),
    ).toBe(true);
    expect(isImmutable(await refusal(db.deleteFrom('auditLog').execute()))).toBe(true);
    expect(isImmutable(await refusal(sql`truncate audit_log`.execute(db)))).toBe(true);
    expect(await db.selectFrom('auditLog').select('action').execute()).toEqual([{ action: 'member.added' }]);
  });
});

describe('payments', () => {
  it('T13 a business has at most one open attempt and one active year', async () => {
    const { db } = temporary;
    const businessId = await aBusiness(db);
    const attempt = (n: number) => ({
      businessId,
      planId: 'gold',
      tier: 'gold' as const,
      amountCents: 185_000,
      provider: 'sandbox',
      idempotencyKey: `${n}`,
    });
    const tries = await Promise.all(
      Array.from({ length: 10 }, (_, n) => refusal(db.insertInto('payments').values(attempt(n)).execute())),
    );
    expect(tries.filter((answer) => isUniqueViolation(answer, 'payments_open_key'))).toHaveLength(9);
  });
});

describe('events', () => {
  it('are announced at commit with id and topic, and not when rolled back', async () => {
    const pg = await import('pg');
    const listener = new pg.default.Client({ connectionString: temporary.url });
    await listener.connect();
    const heard: unknown[] = [];
    const both = new Promise<void>((resolve) => {
      listener.on('notification', ({ payload }) => {
        heard.push(parseEventNotice(payload)?.topic);
        if (heard.length === 2) resolve();
      });
    });
    await listener.query('listen wbn_events');
    const say = (topic: string, db = temporary.db) => db.insertInto('events').values({ topic, kind: 'test' }).execute();
    await say('user:a:b');
    await refusal(
      temporary.db.transaction().execute(async (trx) => {
        await say('user:rolled-back', trx);
        throw new Error('no');
      }),
    );
    await say('user:c');
    await both;
    expect(heard).toEqual(['user:a:b', 'user:c']);
    await listener.end();
  });
});
