import { sql } from '@wbn/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSearchEngine } from './index.ts';
import { extendSegments } from './postings/segments.ts';
import { business, idOf, product, startTemporaryEngine } from './testing/temporary-engine.ts';

let running: Awaited<ReturnType<typeof startTemporaryEngine>>;
beforeAll(async () => {
  running = await startTemporaryEngine({ upkeep: false });
}, 60_000);
afterAll(() => running?.stop());

const ask = (text: string, more = {}) => running.engine.search({ kind: 'business', type: 'MA', text, ...more });
const ids = async (text: string, more = {}) => (await ask(text, more)).hits.map((hit) => hit.id);

describe('the index under writes', () => {
  it('finds a document at once, follows its changes and forgets it', async () => {
    await running.engine.put([business('one', 'Walrus Ivory')]);
    expect(await ids('walrus')).toEqual([idOf('one')]);
    await running.engine.put([business('one', 'Narwhal Horn')]);
    expect(await ids('walrus')).toEqual([]);
    expect(await ids('narwhal')).toEqual([idOf('one')]);
    await running.engine.remove([idOf('one')]);
    expect(await ids('narwhal')).toEqual([]);
  });

  it('follows a business that changes its type', async () => {
    await running.engine.put([business('mover', 'Ocelot Prints')]);
    await running.engine.put([business('mover', 'Ocelot Prints', { type: 'DI' })]);
    expect(await ids('ocelot')).toEqual([]);
    expect(await ids('ocelot', { type: 'DI' })).toEqual([idOf('mover')]);
    expect((await ask('ocelot', { type: undefined })).total).toBe(1);
  });

  it('takes the last of several documents with one id, and a type it has never heard of', async () => {
    await running.engine.put([business('x', 'Tapir Feed'), business('x', 'Tapir Saddles', { type: 'ZZ' })]);
    expect(await ids('tapir saddles', { type: 'ZZ' })).toEqual([idOf('x')]);
    expect(await ids('tapir')).toEqual([]);
  });

  it('commits or vanishes with the transaction of the caller', async () => {
    await running.db
      .transaction()
      .execute(async (trx) => {
        await running.engine.inside(trx).put([business('ghost', 'Axolotl Tanks')]);
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect(await ids('axolotl')).toEqual([]);
    await running.db
      .transaction()
      .execute((trx) => running.engine.inside(trx).put([business('ghost', 'Axolotl Tanks')]));
    expect(await ids('axolotl')).toEqual([idOf('ghost')]);
  });

  it('lets many writers work at once', async () => {
    const writers = Array.from({ length: 12 }, (_, lane) =>
      running.engine.put(
        Array.from({ length: 20 }, (_, index) => business(`lane ${lane} ${index}`, `Pangolin goods of lane ${index}`)),
      ),
    );
    await Promise.all(writers);
    expect(await ask('pangolin')).toMatchObject({ total: 240, totalIsExact: true });
  });
});

describe('browsing', () => {
  it('shows boosted businesses first, then the newest, with an exact count', async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const country = { filters: { country: 'QA' } };
    await running.engine.put([
      business('old', 'Old', { ...country, createdAt: at(1) }),
      business('new', 'New', { ...country, createdAt: at(3) }),
      business('paid', 'Paid', { ...country, createdAt: at(2), boost: { tier: 1, verified: false, boosted: true } }),
    ]);
    const answer = await ask('  ', { filters: { country: 'qa' } });
    expect(answer.hits.map((hit) => hit.id)).toEqual(['paid', 'new', 'old'].map(idOf));
    expect(answer).toMatchObject({ total: 3, totalIsExact: true, relaxed: 0 });
    expect(await ids('', { filters: { country: 'QA' }, from: 1, size: 1 })).toEqual([idOf('new')]);
  });

  it('keeps the place of a business that is only changed', async () => {
    const country = { filters: { country: 'OM' } };
    await running.engine.put([business('first', 'First', country)]);
    await running.engine.put([business('second', 'Second', country)]);
    await running.engine.put([business('first', 'First again', country)]);
    expect(await ids('', country)).toEqual([idOf('second'), idOf('first')]);
  });
});

describe('common words', () => {
  const count = 10_400;
  const platypus = (at: number, more = {}) =>
    business(`platypus ${at}`, at % 50 === 0 ? 'Platypus' : `Platypus eggs and milk number ${at}`, {
      type: 'WS',
      ...more,
    });
  const wholesalers = { type: 'WS' };

  it('counts exactly to 10,000 and honestly beyond', async () => {
    await running.engine.put(Array.from({ length: 9_990 }, (_, index) => platypus(index)));
    await running.engine.refreshStatistics();
    expect(await ask('platypus', wholesalers)).toMatchObject({ total: 9_990, totalIsExact: true });
    await running.engine.put(Array.from({ length: count - 9_990 }, (_, index) => platypus(9_990 + index)));
    expect(await ask('platypus', wholesalers)).toMatchObject({ total: 10_000, totalIsExact: false });
  }, 60_000);

  it('keeps the posting lists of a word true while documents come, change and go', async () => {
    await running.engine.refreshStatistics();
    const lists = await sql<{ n: number }>`
      select (sum(octet_length(body)) / 6)::int as n from search_segment_list where lexeme = 'platypus'`.execute(
      running.db,
    );
    expect(lists.rows[0]?.n).toBe(count);
    const best = (await ids('platypus', { ...wholesalers, size: 3 })) as [string, string, string];
    await running.engine.remove([best[0]]);
    expect(await ids('platypus', { ...wholesalers, size: 2 })).toEqual([best[1], best[2]]);
    const tier: { boost: { tier: 3; verified: true; boosted: true } } = {
      boost: { tier: 3, verified: true, boosted: true },
    };
    await running.engine.put([platypus(50 * 7, tier)]);
    expect((await ids('platypus', wholesalers))[0]).toBe(idOf(`platypus ${50 * 7}`));
    await running.engine.put([business(`platypus ${50 * 7}`, 'Wombat', wholesalers)]);
    expect(await ids('platypus', { ...wholesalers, size: 50 })).not.toContain(idOf(`platypus ${50 * 7}`));
  }, 60_000);

  it('pages through one order without a gap or a double', async () => {
    const pages = await Promise.all(
      Array.from({ length: 60 }, (_, page) => ids('platypus', { ...wholesalers, from: page * 5, size: 5 })),
    );
    expect(new Set(pages.flat()).size).toBe(300);
  });

  it('finds what transactions wrote while a segment was built', async () => {
    const boost = { boost: { tier: 3 as const, verified: true, boosted: true } };
    const written = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const writing = running.db.transaction().execute(async (trx) => {
      await running.engine.inside(trx).put([business('unseen', 'Platypus', { ...wholesalers, ...boost })]);
      written.resolve();
      await mayCommit.promise;
    });
    await written.promise;
    const waits = async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and query like '%pg_sleep%' and pid <> pg_backend_pid()`.execute(
        running.db,
      );
      return rows.length > 0;
    };
    const extending = extendSegments(running.db);
    await expect.poll(waits, { timeout: 30_000 }).toBe(true);
    await running.engine.put([business('meanwhile', 'Platypus', { ...wholesalers, ...boost })]);
    mayCommit.resolve();
    await Promise.all([writing, extending]);
    expect(await ids('platypus', wholesalers)).toEqual(expect.arrayContaining([idOf('unseen'), idOf('meanwhile')]));
    await running.engine.remove([idOf('meanwhile')]);
    expect(await ids('platypus', wholesalers)).toContain(idOf('unseen'));
    await extendSegments(running.db);
    expect(await ids('platypus', wholesalers)).toContain(idOf('unseen'));
    await running.engine.remove([idOf('unseen')]);
    expect(await ids('platypus', wholesalers)).not.toContain(idOf('unseen'));
  }, 60_000);

  it('misses nothing that is written while the statistics are taken', async () => {
    const boost = { boost: { tier: 3 as const, verified: true, boosted: true } };
    const refreshing = running.engine.refreshStatistics();
    for (let index = 0; index < 20; index += 1)
      await running.engine.put([business(`late ${index}`, 'Platypus', { ...wholesalers, ...boost })]);
    await refreshing;
    const found = await ids('platypus', { ...wholesalers, size: 20 });
    expect([...found].sort()).toEqual(Array.from({ length: 20 }, (_, index) => idOf(`late ${index}`)).sort());
  }, 60_000);
});

describe('upkeep', () => {
  it('starts by itself when the statistics have aged, and a search waits where they say nothing any more', async () => {
    const selfish = createSearchEngine(running.db);
    await running.engine.put(
      Array.from({ length: 250 }, (_, index) => ({
        id: idOf(`u ${index}`),
        kind: 'user' as const,
        name: `Dugong ${index}`,
      })),
    );
    expect((await selfish.search({ kind: 'user', text: 'dugong 7' })).hits[0]?.id).toBe(idOf('u 7'));
    await selfish.idle();
    const { rows } = await sql<{ documents: number }>`select documents from search_scope where scope = 'user'`.execute(
      running.db,
    );
    expect(rows[0]?.documents).toBe(250);
  }, 60_000);

  it('is done by one process of several that notice it at once', async () => {
    await running.engine.put(
      Array.from({ length: 600 }, (_, index) => ({
        id: idOf(`w ${index}`),
        kind: 'user' as const,
        name: `Wombat ${index}`,
      })),
    );
    const last = async () =>
      Number((await sql<{ at: string }>`select last_value as at from search_change`.execute(running.db)).rows[0]?.at);
    const before = await last();
    const processes = Array.from({ length: 3 }, () => createSearchEngine(running.db));
    await Promise.all(processes.map((each) => each.search({ kind: 'user', text: 'wombat' })));
    await Promise.all(processes.map((each) => each.idle()));
    // Each refresh takes one number.
    expect((await last()) - before).toBe(1);
  }, 60_000);
});

describe('the vocabulary', () => {
  const held = async (word: string) => {
    const { rows } = await sql`select from search_word where word = ${word}`.execute(running.db);
    return rows.length;
  };
  const later = (days: number) =>
    sql`update search_word set seen = seen - make_interval(days => ${days})`.execute(running.db);
  const person = (label: string, name: string) => ({ id: idOf(label), kind: 'user' as const, name });

  const words = async () => [await held('quokkason'), await held('bilbyson'), await held('numbatson')];

  it('forgets the words of a removed or renamed document at once, and those alone', async () => {
    await running.engine.put([person('gone', 'Quokkason Bilbyson'), person('stays', 'Bilbyson Numbatson')]);
    await running.engine.refreshStatistics();
    expect(await words()).toEqual([1, 1, 1]);
    await running.engine.remove([idOf('gone')]);
    expect(await words()).toEqual([0, 1, 1]);
    expect((await running.engine.search({ kind: 'user', text: 'quokkasn' })).corrected).toBeUndefined();
    await running.engine.put([person('stays', 'Bilbyson Other')]);
    expect(await words()).toEqual([0, 1, 0]);
  }, 60_000);

  it('forgets a word that many documents held when the refresh finds none', async () => {
    await running.engine.put([person('one of many', 'Potoroson')]);
    await sql`update search_word set df = 100 where word = 'potoroson'`.execute(running.db);
    await running.engine.remove([idOf('one of many')]);
    expect(await held('potoroson')).toBe(1);
    await later(3);
    await running.engine.refreshStatistics();
    expect(await held('potoroson')).toBe(0);
  }, 60_000);

  it('keeps a word that a writer who has not committed yet counts on', async () => {
    await running.engine.put([person('first', 'Thylacineson')]);
    await sql`update search_word set df = 100 where word = 'thylacineson'`.execute(running.db);
    await running.engine.remove([idOf('first')]);
    await later(3);
    let refreshing: Promise<void> | undefined;
    await running.db.transaction().execute(async (trx) => {
      await running.engine.inside(trx).put([person('second', 'Thylacineson')]);
      refreshing = running.engine.refreshStatistics();
      // The vocabulary is published first; the posting lists wait for this transaction.
      await expect.poll(() => held('thylacineson'), { timeout: 30_000 }).toBe(0);
    });
    await refreshing;
    expect(await held('thylacineson')).toBe(1);
  }, 60_000);

  it('holds only the last of many texts of one document', async () => {
    const count = async () =>
      Number((await sql<{ n: string }>`select count(*) as n from search_word`.execute(running.db)).rows[0]?.n);
    const letter = (n: number) => String.fromCharCode(97 + n);
    const word = (round: number, n: number) => `qu${letter(round)}x${letter(n % 26)}o${letter(Math.floor(n / 26))}zol`;
    const text = (round: number) => Array.from({ length: 50 }, (_, n) => word(round, n)).join(' ');
    const write = (round: number) =>
      running.engine.put([product('rewritten', 'Potoroo', { description: text(round) }), product('other', word(0, 7))]);
    await write(0);
    const before = await count();
    for (let round = 1; round < 6; round += 1) await write(round);
    // The word that another document still holds stays.
    expect(await count()).toBe(before + 1);
    expect(await held(word(0, 7))).toBe(1);
  }, 60_000);

  it('is renewed each day, however little is written', async () => {
    const selfish = createSearchEngine(running.db);
    await running.engine.refreshStatistics();
    await later(3);
    await selfish.search({ kind: 'user', text: 'bilbyson' });
    await selfish.idle();
    const oldest = () =>
      sql<{ days: number }>`select extract(day from now() - min(seen)) as days from search_word`.execute(running.db);
    expect(Number((await oldest()).rows[0]?.days)).toBe(3);
    await sql`update search_scope set refreshed = now() - interval '25 hours'`.execute(running.db);
    await selfish.search({ kind: 'user', text: 'bilbyson' });
    await selfish.idle();
    expect(Number((await oldest()).rows[0]?.days)).toBe(0);
  }, 60_000);
});
