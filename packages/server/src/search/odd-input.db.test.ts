import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db.ts';
import { createServer } from '../server.ts';
import { optionsFor, startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aPerson } from '../testing/world.ts';

/**
 * Any input gets an answer or a 400, at a limited cost. The tests count the work (statements, rows that they return, bytes of the answer),
 * not the time, which depends on the machine.
 */

let api: TestApi;
let counting: ReturnType<typeof createServer>;
let work = { statements: 0, rows: 0 };
beforeAll(async () => {
  api = await startApi();
  const counted: Db = api.db.withPlugin({
    transformQuery({ node }) {
      work.statements += 1;
      return node;
    },
    async transformResult({ result }) {
      work.rows += result.rows.length;
      return result;
    },
  });
  counting = createServer({ ...optionsFor(counted, api.folder), checkAnswers: false });
  await counting.ready();
  const owner = await aPerson(api);
  const businessID = await aBusiness(owner, { companyName: 'Quarry Works' });
  for (let n = 0; n < 30; n += 1)
    await owner.ask('/product', { body: { businessID, name: `Brass ball valve ${n}, 24 V, PN16` } });
}, 120_000);
afterAll(async () => {
  await counting?.close();
  await api?.stop();
});

const searches = ['/search/business', '/search/product', '/user/search', '/search/post', '/search/all'] as const;
const limits = { statements: 45, rows: 800, bytes: 300_000 };

async function ask(url: string, body: object) {
  // Limits of searches are not the subject here: each input comes from an address of its own.
  work = { statements: 0, rows: 0 };
  const payload = JSON.stringify(body);
  const headers = { 'content-type': 'application/json' };
  const { body: answer, statusCode } = await counting.inject({ method: 'POST', url, headers, payload });
  return { status: statusCode, ...work, bytes: answer.length };
}

const letters = (range: readonly [number, number], count: number) =>
  Array.from({ length: count }, (_, at) => String.fromCodePoint(range[0] + (at % (range[1] - range[0])))).join('');
/** Words that nobody has, each of its own letters. */
const nonsense = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) =>
    ((at + 11) ** 7).toString(36).replace(/\d/g, 'q').padEnd(length, 'xzq').slice(0, length),
  ).join(' ');
const repeated = (text: string, limit = 256) => text.repeat(limit).slice(0, limit).trim();

const scripts: Readonly<Record<string, readonly [number, number]>> = {
  Latin: [0x61, 0x7a],
  Arabic: [0x628, 0x64a],
  Hebrew: [0x5d0, 0x5ea],
  Greek: [0x3b1, 0x3c9],
  Cyrillic: [0x430, 0x44f],
  Devanagari: [0x915, 0x939],
  Thai: [0xe01, 0xe2e],
  Georgian: [0x10d0, 0x10f0],
  Hangul: [0xac00, 0xad00],
  Kana: [0x3042, 0x3093],
  Han: [0x4e00, 0x4f00],
  Egyptian: [0x13000, 0x13100],
  emoji: [0x1f600, 0x1f640],
  marks: [0x300, 0x36f],
  controls: [0x1, 0x1f],
  'private use': [0xe000, 0xe100],
};

const answered: readonly (readonly [name: string, text: string])[] = [
  ...Object.entries(scripts).map(([name, range]) => [`one long word of ${name}`, letters(range, 120)] as const),
  ...Object.entries(scripts).map(
    ([name, range]) => [`many words of ${name}`, letters(range, 60).replace(/../gsu, '$& ')] as const,
  ),
  ['128 words of a letter', repeated('a ')],
  ['words that nobody has', nonsense(24, 9)],
  ['the same word again and again', repeated('valve ')],
  ['many names of goods', repeated('pump valve motor lamp ')],
  ['many places', repeated('china turkey egypt spain ')],
  ['many certificates', repeated('iso 9001 ce rohs ')],
  ['many sizes', repeated('24v 2.2 kW dn50 pn16 ')],
  ['many words to leave out', repeated('-a1 -b2 -c3 -d4 ')],
  ['many alternatives', repeated('valve OR pump OR ')],
  ['many quotes', repeated('"ball valve" ')],
  ['a quote that does not end', '"ball valve'],
  ['quotes alone', repeated('"')],
  ['quotes within quotes', repeated('""a" "')],
  ['signs of query languages', `!()&|<->:*'\\ " ; -- /* */ %_ $1 {} [] ^~ @@`],
  ['backslashes', repeated('\\')],
  ['apostrophes', repeated("'")],
  ['minus alone', repeated('- ')],
  ['numbers', repeated('1234567890 ')],
  ['one very large number', repeated('9')],
  ['prices', repeated('under $5 over 10 usd ')],
  ['spaces', repeated(' \t\n')],
  ['markup', repeated('<script>alert(1)</script>')],
  ['letters that turn the direction', repeated('\u202evalve\u2066')],
  ['ligatures that grow', repeated('ﷺ')],
  ['one letter with 200 marks', `a${'\u0301'.repeat(200)}`],
];

describe.each(searches)('%s', (url) => {
  it.each(answered)('answers %s with bounded work', async (_name, textQuery) => {
    const used = await ask(url, { textQuery });
    expect(used.status).toBe(200);
    const times = url === '/search/all' ? 4 : 1;
    expect(used.statements, 'statements').toBeLessThanOrEqual(limits.statements * times);
    expect(used.rows, 'rows').toBeLessThanOrEqual(limits.rows * times);
    expect(used.bytes, 'bytes').toBeLessThanOrEqual(limits.bytes * times);
  });

  it.each<[string, object]>([
    ['2,000 letters', { textQuery: 'x'.repeat(2_000) }],
    ['200 words', { textQuery: 'valve '.repeat(200) }],
    ['a NUL', { textQuery: 'a\0b' }],
    ['half a surrogate pair', { textQuery: 'a\ud800' }],
    ['no text', { textQuery: 5 }],
    ['a size beyond the largest', { textQuery: 'valve', size: 1_000_000 }],
    ['a negative size', { textQuery: 'valve', size: -1 }],
    [
      'more things to ignore than there are',
      { textQuery: 'valve', ignore: Array.from({ length: 21 }, () => 'type:MA') },
    ],
    ...[-1, 1.5, 10_000, 2 ** 31, 2 ** 53, 1e300, '5'].map((skip): [string, object] => [
      `skip ${skip}`,
      { textQuery: 'valve', skip },
    ]),
  ])('refuses %s without a search', async (_name, body) => {
    const { rows, status } = await ask(url, body);
    expect(status).toBe(400);
    expect(rows).toBeLessThanOrEqual(2);
  });
});

it('a page as deep as allowed reads no more rows than the first one', async () => {
  for (const url of searches.slice(0, 4)) {
    const { rows, status } = await ask(url, { textQuery: 'valve', skip: 9_999, size: 50 });
    expect(status).toBe(200);
    expect(rows).toBeLessThanOrEqual(limits.rows);
  }
});

it.each<readonly [name: string, prefix: string]>([
  ['ligatures that grow', '\ufdfa'.repeat(64)],
  ...Object.entries(scripts).map(([name, range]) => [`a long beginning of ${name}`, letters(range, 32)] as const),
  ['forty Chinese letters', '太阳能电池板水泵阀门电机灯具轴承钢管铜线电缆开关变压器发电机压缩机过滤器传感'],
  ['words without a document', 'aa bb cc dd ee ff gg hh ii jj kk ll mm nn oo pp qq rr ss tt uu'],
])('a suggestion is answered for %s', async (_, prefix) => {
  const { statements, status } = await ask('/search/suggest', { prefix });
  expect(status).toBe(200);
  expect(statements).toBeLessThan(limits.statements);
});
