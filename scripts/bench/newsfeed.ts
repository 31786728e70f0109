import { createDatabase, migrate, sql } from '@wbn/database';
import { createServer, serverMigrations } from '@wbn/server';
import { apiOptions, logIn } from './surroundings.ts';
import { at, printTable, timed } from './table.ts';

/**
 * newsfeed.ts URL [POSTS] [FOLLOWS]: the first page of the newsfeed for readers who follow 50 and 5,000, on an empty database. A fiftieth
 * of the authors have more than a thousand followers: their posts are merged in at read time, all others were written into feeds.
 */
const [url = '', postsText = '1000000', followsText = '100000'] = process.argv.slice(2);
const posts = Number(postsText);
const follows = Number(followsText);
const people = Math.max(6_000, Math.round(posts / 50));
const highFanout = Math.max(3, Math.round(follows / 4_000));

const db = createDatabase(url, { statementTimeoutMs: 0 });
await migrate(db, serverMigrations);

async function fill(): Promise<void> {
  await sql`insert into users (id, email, password_hash, first_name, last_name)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'p' || n || '@mail.example', 'x', 'P', n::text
    from generate_series(1, ${people}::int) n`.execute(db);
  const id = (n: string) => sql.raw(`('00000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`);
  // Person 1 is the heavy reader, person 2 the light one; the last loudest people have 1,500 followers each.
  await sql`insert into follows (user_id, resource_type, resource_id)
    select ${id('1')}, 'user', ${id('n + 10')} from generate_series(1, ${Math.min(5_000, people - 20)}::int) n
    union select ${id('2')}, 'user', ${id('n * 7 + 10')} from generate_series(1, 50) n
    union select ${id('f + 10')}, 'user', ${id(`${people} - l`)} from generate_series(0, ${highFanout - 1}::int) l, generate_series(1, 1500) f
    union select ${id('1')}, 'user', ${id(`${people} - l`)} from generate_series(0, ${highFanout - 1}::int) l
    union select ${id('2')}, 'user', ${id(`${people} - l`)} from generate_series(0, 2) l
    union select ${id(`1 + (n::bigint * 7919) % ${people}`)}, 'user', ${id(`1 + (n::bigint * 104729) % ${people - highFanout - 1}`)}
      from generate_series(1, ${Math.max(0, follows - 6_000 - highFanout * 1_500)}::int) n
    on conflict do nothing`.execute(db);
  await sql`insert into posts (author_user_id, timeline_type, timeline_id, content, fanned_out, created_at)
    select p, 'user', p, 'Post ' || n, a <= ${people - highFanout}, now() - make_interval(secs => n * 30)
    from (select n, 1 + (n::bigint * 15485863) % ${people} as a from generate_series(1, ${posts}::int) n) one,
      lateral (select ${id('a')} as p) author`.execute(db);
  await sql`insert into feed_items (user_id, post_id, created_at)
    select f.user_id, p.id, p.created_at from follows f join posts p on p.author_id = f.resource_id
    where p.fanned_out on conflict do nothing`.execute(db);
  await sql`analyze`.execute(db);
}

const filled = await timed(fill);
const app = createServer(apiOptions(db));

async function headersOf(person: number) {
  const userID = `00000000-0000-4000-8000-${String(person).padStart(12, '0')}`;
  return { authorization: `Bearer ${await logIn(db, userID)}` };
}

const readers = { heavy: await headersOf(1), light: await headersOf(2) };
const times = { heavy: [] as number[], light: [] as number[], deep: [] as number[] };
const load = async (headers: Record<string, string>, nextID = '') => {
  const told = await app.inject({ url: `/newsfeed/load${nextID && `?nextID=${encodeURIComponent(nextID)}`}`, headers });
  if (told.statusCode !== 200 || told.json().data.items.length !== 10) throw new Error(told.body.slice(0, 300));
  return told.json().data.nextID as string;
};
let deep = '';
for (let page = 0; page < 60; page += 1) deep = await load(readers.heavy, deep);
for (let round = 0; round < 200; round += 1) {
  for (const who of ['heavy', 'light'] as const) times[who].push(await timed(() => load(readers[who])));
  times.deep.push(await timed(() => load(readers.heavy, deep)));
}
const { rows } = await sql<{ kind: string; n: number }>`
  select 'posts' as kind, count(*)::int as n from posts union all select 'follows', count(*)::int from follows
  union all select 'rows of feeds', count(*)::int from feed_items`.execute(db);
const ms = (values: number[], share: number) => at(values, share).toFixed(1);
const light = at(times.light, 0.95);
printTable(
  `Newsfeed, a page over the API: ${rows.map(({ kind, n }) => `${n} ${kind}`).join(', ')} (filled in ${(filled / 1000).toFixed(0)} s)`,
  ['reader', 'p50 ms', 'p95 ms', 'p95 as a multiple of the light reader (at most 5)'],
  [
    ['follows 53, first page', ms(times.light, 0.5), ms(times.light, 0.95), '1.0'],
    [
      'follows 5,000 and more, first page',
      ms(times.heavy, 0.5),
      ms(times.heavy, 0.95),
      (at(times.heavy, 0.95) / light).toFixed(1),
    ],
    ['the same, page 61', ms(times.deep, 0.5), ms(times.deep, 0.95), (at(times.deep, 0.95) / light).toFixed(1)],
  ],
);
await app.close();
await db.destroy();
