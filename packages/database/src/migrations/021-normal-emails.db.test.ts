import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTemporaryDatabase, type TemporaryDatabase } from '../testing/index.ts';
import { normalEmails } from './021-normal-emails.ts';

let temporary: TemporaryDatabase;
beforeAll(async () => {
  temporary = await startTemporaryDatabase();
}, 30_000);
afterAll(() => temporary?.stop());

it('brings addresses into their normal form, leaves one account a mailbox, and loses none of the others', async () => {
  const { db } = temporary;
  const add = async (email: string, verified: boolean, day: number) => {
    const { rows } = await sql<{ id: string }>`
      insert into users (email, password_hash, first_name, last_name, email_verified_at, created_at)
      values (${email}, 'x', 'A', 'B', ${verified ? new Date() : null}, ${new Date(Date.UTC(2026, 0, day))}) returning id`.execute(
      db,
    );
    return rows[0]!.id;
  };
  const real = await add('owner@demo.example', false, 9);
  const copies = [
    await add('ow\u200bner@demo.example', true, 1),
    await add('ow\u00adner@demo.example', false, 2),
    await add('ｏwner@demo.example', false, 3),
  ];
  const confirmed = await add('li\u200b@people.example', true, 8);
  const older = await add('l\u00adi@people.example', false, 1);
  const alone = await add('Ana@BÜCHER.example', true, 1);
  const other = await add('ana.pérez@people.example', true, 1);
  await sql`insert into sessions (user_id, scopes, expires_at) values (${copies[0]}::uuid, '{read}', now() + interval '1 day')`.execute(
    db,
  );
  for (let times = 0; times < 2; times += 1) await normalEmails.up(db);
  const { rows } = await sql<{ id: string; email: string }>`select id, email from users`.execute(db);
  const emails = new Map(rows.map(({ id, email }) => [id, email]));
  expect([real, confirmed, alone, other].map((id) => emails.get(id))).toEqual([
    'owner@demo.example',
    'li@people.example',
    'Ana@xn--bcher-kva.example',
    'ana.pérez@people.example',
  ]);
  for (const id of [...copies, older]) expect(emails.get(id)).toBe(`duplicate-${id}@duplicate.invalid`);
  const { rows: open } = await sql`select from sessions where revoked_at is null`.execute(db);
  expect(open).toEqual([]);
  const { rows: kept } = await sql`select data from audit_log where resource_id = ${copies[0]}`.execute(db);
  expect(kept).toEqual([{ data: { keptBy: real } }]);
});
