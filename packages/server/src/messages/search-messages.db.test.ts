import { sql } from '@wbn/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aPerson, aThread, type Person } from '../testing/world.ts';
import { storeMessageWords } from './store-message-words.ts';

let api: TestApi;
let owner: Person;
let buyer: Person;
let business: string;
let thread: string;
beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api, 'Omar');
  buyer = await aPerson(api, 'Bea');
  business = await aBusiness(owner);
  thread = await aThread(buyer, business);
}, 60_000);
afterAll(() => api?.stop());

const say = (content: string) => buyer.ask(`/business/request/${thread}/send-message`, { body: { content } });
const found = async (person: Person, q: string, ubid = 'me', nextID = '') =>
  (await person.ask(`/messages/search?ubid=${ubid}&q=${encodeURIComponent(q)}&nextID=${nextID}`)).json.data;
interface Item {
  messageID: string;
  excerpt: string;
  marks: { start: number; end: number }[];
}
const marked = ({ excerpt, marks }: Item) => marks.map(({ start, end }) => excerpt.slice(start, end));

it.each([
  ['Válvulas de acero 316L', 'valvula 316', ['Válvula', '316']],
  ['VÁLVULAS, brass and (bronze)', 'brass bronze', ['brass', 'bronze']],
  ['نحتاج إلى المُضَخّات، السعر؟', 'المضخات', ['المُضَخّات']],
  ['أحمد يسأل', 'احمد', ['أحمد']],
  ['请报不锈钢阀门的价格', '阀门', ['阀门']],
  ['Price of DN-50: 40.75 dollars', '"40.75" dollar', ['40', '75', 'dollar']],
  ['One 😀 sprocket', 'sprocket', ['sprocket']],
])('finds by %s the words %s and marks them', async (content, q, expected) => {
  await say(content);
  const { items } = await found(buyer, q);
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ requestID: thread, name: 'Najd Valves', subject: 'Samples' });
  expect(marked(items[0])).toEqual(expected);
});

it('does not find what lacks a word, and no punctuation breaks it', async () => {
  await say('Brass only');
  expect((await found(buyer, 'only zinc')).items).toEqual([]);
  for (const q of ["'", "a' | 'b", '\\', '& | !', ':*', '<->', '…', '%', '！', '阀 a阀a'])
    expect(Array.isArray((await found(buyer, q)).items), q).toBe(true);
  expect((await found(buyer, '!!!')).items).toEqual([]);
});

it('shows the part of a long text that holds the word', async () => {
  await say(`${'and so on '.repeat(80)} flywheel ${'and so on '.repeat(80)}`);
  const [item] = (await found(buyer, 'flywheel')).items;
  expect(item.excerpt.length).toBeLessThan(210);
  expect(marked(item)).toEqual(['flywheel']);
});

it('is for the own conversations of the person or the business alone', async () => {
  const word = `w${crypto.randomUUID().replaceAll('-', '')}`;
  await say(`The word is ${word}`);
  expect((await found(owner, word, business)).items).toHaveLength(1);
  expect((await found(owner, word)).items).toEqual([]);
  const stranger = await aPerson(api);
  expect((await found(stranger, word)).items).toEqual([]);
  expect((await stranger.ask(`/messages/search?ubid=${business}&q=${word}`)).status).toBe(404);
});

it('comes in pages that neither repeat nor skip', async () => {
  const word = `p${crypto.randomUUID().replaceAll('-', '')}`;
  for (let n = 0; n < 23; n += 1) await say(`${word} ${n}`);
  const first = await found(buyer, word);
  expect(first.items).toHaveLength(20);
  const second = await found(buyer, word, 'me', first.nextID);
  expect(second.nextID).toBeNull();
  const ids = [...first.items, ...second.items].map((item: Item) => item.messageID);
  expect(new Set(ids).size).toBe(23);
});

describe('the words of a message', () => {
  /** Runs a search while the function that computes words fails. */
  const withoutComputing = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await sql`alter function message_words(text) rename to message_words_before`.execute(api.db);
    await sql`
      create function message_words(content text) returns tsvector language plpgsql immutable strict as $$
      begin raise exception 'words are computed'; end $$`.execute(api.db);
    try {
      return await work();
    } finally {
      await sql`drop function message_words(text)`.execute(api.db);
      await sql`alter function message_words_before(text) rename to message_words`.execute(api.db);
    }
  };

  it('are stored with it, so that a frequent word costs no computation for each message', async () => {
    for (let n = 0; n < 25; n += 1) await say(`Sprocketwheel ${n} ${'ﷺ'.repeat(300)}${'½⑴'.repeat(300)}`);
    const { items } = await withoutComputing(() => found(buyer, 'sprocketwheel'));
    expect(items).toHaveLength(20);
  });

  it('are found and then stored in messages of an earlier release', async () => {
    await say('Grommetwheel');
    await sql`update messages set words = null`.execute(api.db);
    expect((await found(buyer, 'grommetwheel')).items).toHaveLength(1);
    while ((await storeMessageWords(api.db)) > 0);
    expect((await withoutComputing(() => found(buyer, 'grommetwheel'))).items).toHaveLength(1);
  });

  it('are found by an index', async () => {
    const plan = await api.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const { rows } = await sql`
        explain select id from messages where words @@ to_tsquery('simple', 'valve:*')
          or (words is null and message_words(content) @@ to_tsquery('simple', 'valve:*'))`.execute(trx);
      return JSON.stringify(rows);
    });
    expect(plan).toContain('messages_stored_words');
    expect(plan).toContain('messages_without_words');
  });
});
