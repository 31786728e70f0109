import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTemporaryDatabase, type TemporaryDatabase } from '../testing/index.ts';
import { consentScopes } from './027-consent-scopes.ts';

let temporary: TemporaryDatabase;
beforeAll(async () => {
  temporary = await startTemporaryDatabase();
}, 30_000);
afterAll(() => temporary?.stop());

it('keeps what the old consent page named, without contact data, newsfeed or business, which keys ask for where they used them', async () => {
  const { db } = temporary;
  await sql`alter table sessions drop column business_ids`.execute(db);
  await sql`alter table consents drop column business_ids, drop column asked_scopes`.execute(db);
  const { rows } = await sql<{ id: string }>`insert into users (email, password_hash, first_name, last_name)
    values ('a@people.example', 'x', 'A', 'B') returning id`.execute(db);
  const id = rows[0]?.id;
  await sql`insert into consents (user_id, origin, scopes) values
    (${id}::uuid, 'https://a.example', '{read,message}'), (${id}::uuid, 'https://b.example', '{react}')`.execute(db);
  await sql`insert into sessions (user_id, kind, scopes, expires_at) values
    (${id}::uuid, 'partner', '{read,message}', now() + interval '1 h'),
    (${id}::uuid, 'portal', '{read,pay}', now() + interval '1 h')`.execute(db);
  await sql`insert into partner_keys (publishable_key, name, origins, scopes) values
    ('pk_a', 'A', '{https://a.example}', '{read,message}'), ('pk_b', 'B', '{https://b.example}', '{read}')`.execute(db);
  await consentScopes.up(db);
  const consents = await sql`select scopes, asked_scopes, business_ids from consents order by origin`.execute(db);
  expect(consents.rows).toEqual([
    { scopes: ['read', 'message', 'profile'], askedScopes: ['read', 'message', 'profile'], businessIds: [] },
    { scopes: ['react'], askedScopes: ['react'], businessIds: [] },
  ]);
  const keys = await sql`select scopes from partner_keys order by publishable_key`.execute(db);
  expect(keys.rows).toEqual([
    { scopes: ['read', 'message', 'profile', 'businesses', 'posts'] },
    { scopes: ['read', 'profile', 'posts'] },
  ]);
  const sessions = await sql`select scopes, business_ids from sessions order by kind`.execute(db);
  expect(sessions.rows).toEqual([
    { scopes: ['read', 'message', 'profile'], businessIds: [] },
    { scopes: ['read', 'pay'], businessIds: [] },
  ]);
});
