import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from './client.ts';
import { type MigrationSet, migrate } from './migrate.ts';
import type { Database } from './schema/database.ts';
import { startTemporaryDatabase, type TemporaryDatabase } from './testing/index.ts';

const fill = `
  insert into businesses (company_name, short_description, business_type_code, industry_id, country_code)
    select 'Company ' || n, 'x', (array['MA','DI','WS','IM','EX','RE','IN','CO','GO'])[1 + n % 9], '0001', 'SA' from generate_series(1, 2000) n;
  insert into users (email, password_hash, first_name, last_name)
    select 'filler' || n || '@example.com', 'x', 'A', 'B' from generate_series(1, 200) n;
  insert into posts (author_user_id, author_business_id, timeline_type, timeline_id, content)
    select (select id from users limit 1), id, 'business', id, 'x' from businesses;
  insert into follows (user_id, resource_type, resource_id)
    select u.id, 'business', b.id from users u, (select id from businesses limit 20) b;
  analyze;`;

let temporary: TemporaryDatabase;
beforeAll(async () => {
  temporary = await startTemporaryDatabase();
  // Enough rows for the planner to choose between indexes.
  await sql.raw(fill).execute(temporary.db);
});
afterAll(() => temporary.stop());

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The interfaces of src/schema, parsed from the source because types do not exist at run time: table type -> columns. */
function declaredColumns(): Map<string, string[]> {
  const folder = path.join(import.meta.dirname, 'schema');
  const declared = new Map<string, string[]>();
  for (const file of readdirSync(folder)) {
    for (const [, name = '', body = ''] of readFileSync(path.join(folder, file), 'utf8').matchAll(
      /export interface (\w+) \{\n([\s\S]*?)\n\}/g,
    )) {
      declared.set(name, [...body.matchAll(/^ {2}(\w+): /gm)].map(([, column = '']) => snake(column)).sort());
    }
  }
  return declared;
}

it('the TypeScript schema names exactly the tables and columns that the migrations make', async () => {
  const declared = declaredColumns();
  const tables = readFileSync(path.join(import.meta.dirname, 'schema/database.ts'), 'utf8');
  const expected = [...tables.matchAll(/^ {2}(\w+): \w+\.(\w+);/gm)].map(([, table = '', type = '']) => [
    snake(table),
    declared.get(type),
  ]);
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text order by column_name collate "C") as columns
    from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%' group by 1`.execute(
    temporary.db,
  );
  expect(Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))).toEqual(Object.fromEntries(expected));
});

it('migrating a second time does nothing, also when eight processes do it at once', async () => {
  expect(await migrate(temporary.db)).toEqual([]);
  await sql`create database race`.execute(temporary.db);
  const url = temporary.url.replace(/[^/]+$/, 'race');
  const pools = Array.from({ length: 8 }, () => createDatabase(url, { poolSize: 1 }));
  const ran = await Promise.all(pools.map((db) => migrate(db)));
  expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
  for (const db of pools) await db.destroy();
  await sql`drop database race with (force)`.execute(temporary.db);
});

it('a set of another package runs once, beside ours, and a failing one leaves nothing behind', async () => {
  const set = (broken: boolean): MigrationSet => ({
    name: 'search',
    migrations: {
      '001-words': { up: async (db) => void (await sql`create table words (word text)`.execute(db)) },
      ...(broken && {
        '002-broken': { up: async (db) => void (await sql`create table words (word text)`.execute(db)) },
      }),
    },
  });
  expect(await migrate(temporary.db, [set(false)])).toEqual(['001-words']);
  await expect(migrate(temporary.db, [set(true)])).rejects.toThrow(/Migration 002-broken failed: .*already exists/);
  expect(await migrate(temporary.db, [set(false)])).toEqual([]);
  await expect(migrate(temporary.db, [{ name: 'no spaces', migrations: {} }])).rejects.toThrow(
    /named by lower-case letters/,
  );
});

/** An empty database beside the run's own. */
async function withEmptyDatabase(name: string, work: (db: Kysely<Database>, url: string) => Promise<void>) {
  await sql.raw(`create database ${name}`).execute(temporary.db);
  const url = temporary.url.replace(/[^/]+$/, name);
  const db = createDatabase(url, { poolSize: 2 });
  await work(db, url).finally(() => db.destroy());
  await sql.raw(`drop database ${name} with (force)`).execute(temporary.db);
}
const tablesOf = async (db: Kysely<Database>) =>
  (
    await sql<{
      name: string;
    }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db)
  ).rows.length;
const search = (...names: string[]): MigrationSet => ({
  name: 'search',
  migrations: Object.fromEntries(
    names.map((name) => [
      name,
      { up: async (db) => void (await sql.raw(`create table t${name.slice(0, 3)} (word text)`).execute(db)) },
    ]),
  ),
});

it('a migration that fails at the very end leaves an empty database empty', async () => {
  await withEmptyDatabase('failing', async (db) => {
    const broken = search('001-words');
    broken.migrations['002-broken'] = { up: async (db) => void (await sql`create table t001 (word text)`.execute(db)) };
    await expect(migrate(db, [broken])).rejects.toThrow(/Migration 002-broken failed/);
    expect(await tablesOf(db)).toBe(0);
  });
});

it('a release starts on the schema of the next one, and the next one goes on from there', async () => {
  await withEmptyDatabase('rollback', async (db) => {
    const [now, next] = [search('001-words'), search('001-words', '002-later')];
    expect((await migrate(db, [next])).slice(-2)).toEqual(['001-words', '002-later']);
    const tables = await tablesOf(db);
    expect(await migrate(db, [now])).toEqual([]);
    expect(await tablesOf(db)).toBe(tables);
    expect(await migrate(db, [search('001-words', '002-later', '003-newest')])).toEqual(['003-newest']);
  });
});

it('an unknown migration between known ones is refused: it belongs to no later release', async () => {
  await withEmptyDatabase('between', async (db) => {
    await migrate(db, [search('001-words', '002-foreign')]);
    await expect(migrate(db, [search('001-words', '003-ours')])).rejects.toThrow(/002-foreign/);
  });
});

it('a migration that waits for a table in use gives up, leaves all as it was, and says what to do', async () => {
  await withEmptyDatabase('busy', async (db, url) => {
    await migrate(db, [search('001-words')]);
    const adding = search('001-words');
    adding.migrations['002-add'] = {
      up: async (db) => {
        await sql`create table fresh (word text)`.execute(db);
        await sql`alter table users add column fresh text`.execute(db);
      },
    };
    const reader = createDatabase(url, { poolSize: 1 });
    const tables = await tablesOf(db);
    await reader.transaction().execute(async (trx) => {
      await trx.selectFrom('users').select('id').execute();
      await expect(migrate(db, [adding], { lockTimeoutMs: 50, attempts: 1 })).rejects.toThrow(
        /Migration 002-add failed: .*lock timeout.*nothing was changed\. Start again/s,
      );
      // No process waits for it.
      await readUsers(url);
    });
    await reader.destroy();
    expect(await tablesOf(db)).toBe(tables);
    expect(await migrate(db, [adding], { lockTimeoutMs: 50 })).toEqual(['002-add']);
  });
});

async function readUsers(url: string): Promise<void> {
  const other = createDatabase(url, { poolSize: 1, statementTimeoutMs: 2_000 });
  await other.selectFrom('users').select('id').execute();
  await other.destroy();
}

/** The most frequent queries of pages, and the index that returns them in order. */
const reads = {
  businesses_newest_of_type: `businesses where deleted_at is null and business_type_code = 'MA' order by created_at desc, id desc limit 3`,
  business_members_user: `business_members where user_id = $id order by created_at`,
  products_business: `products where deleted_at is null and business_id = $id order by created_at desc, id desc`,
  posts_timeline: `posts where deleted_at is null and timeline_id = $id order by created_at desc, id desc limit 10`,
  posts_author: `posts where deleted_at is null and author_id = $id and (created_at, id) < (now(), $id) order by created_at desc, id desc limit 10`,
  feed_items_pkey: `feed_items where user_id = $id and (created_at, post_id) < (now(), $id) order by created_at desc, post_id desc limit 10`,
  comments_page: `comments where deleted_at is null and resource_id = $id order by created_at desc, id desc limit 5`,
  inquiries_sent: `inquiries where from_party_id = $id order by created_at desc, id desc`,
  inquiries_received: `inquiries where to_party_id = $id order by created_at desc, id desc`,
  messages_position_key: `messages where inquiry_id = $id order by position`,
  notifications_page: `notifications where user_id = $id order by created_at desc, id desc limit 20`,
  reactions_actor_key: `reactions where resource_id = $id and resource_type = 'post' and actor_id = $id`,
  follows_pkey: `follows where resource_id = $id and resource_type = 'business' order by user_id`,
  saved_items_list: `saved_items where user_id = $id order by created_at desc, resource_id desc`,
  events_topic: `events where topic = 'user:x' and id > 5 order by id`,
};

it.each(Object.entries(reads))('%s serves its read in order, without a sort', async (index, read) => {
  const id = "'8c9f0e5e-3a53-4a0c-9d0a-0d4b1f3f1a11'::uuid";
  const plan = await temporary.db.connection().execute(async (db) => {
    // Tables are empty here: disable the plans that a planner prefers for empty tables.
    for (const way of ['seqscan', 'bitmapscan', 'sort']) await sql.raw(`set enable_${way} = off`).execute(db);
    const explained = await sql
      .raw<Record<string, string>>(`explain select * from ${read.replaceAll('$id', id)}`)
      .execute(db);
    for (const way of ['seqscan', 'bitmapscan', 'sort']) await sql.raw(`reset enable_${way}`).execute(db);
    return explained.rows.flatMap((row) => Object.values(row)).join('\n');
  });
  expect(plan).toContain(index);
  expect(plan).not.toContain('Sort');
});
