import { sql } from '@wbn/database';
import { makeUser } from '@wbn/http/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browser, type TestSite, testSite } from '../testing/site.ts';
import { hashPassword } from './passwords.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
}, 60_000);
afterAll(() => site?.close());

it('a password does not run out: an account whose every time is ten years ago logs in with it, and is asked for no new one', {
  timeout: 60_000,
}, async () => {
  const { db } = site.database;
  const [email, password] = ['old@people.example', 'correct horse battery'];
  const userID = await makeUser(db, { email, passwordHash: await hashPassword(password, 10) });
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'users' and data_type like 'timestamp%' and column_name not in ('deleted_at', 'suspended_at')`.execute(
    db,
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const { name } of rows)
    await sql`update users set ${sql.ref(name)} = now() - interval '10 years' where id = ${userID}::uuid`.execute(db);
  const page = browser(site.app);
  await page.open('/login');
  const { headers, statusCode } = await page.send('/login', { email, password });
  expect(statusCode).toBe(303);
  expect(headers.location).not.toMatch(/password/);
  expect((await page.open('/account')).statusCode).toBe(200);
});
