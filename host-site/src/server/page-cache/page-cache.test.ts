import { expect, it } from 'vitest';
import { pageCache } from './page-cache.ts';
import { recentChanges } from './recent-changes.ts';
import { sentPage } from './sent-page.ts';

const atOnce = <Drawn>(draw: () => Promise<Drawn>) => draw();

/** Turns that begin when the test says so. */
function line() {
  const waiting: (() => void)[] = [];
  const inTurn = async <Drawn>(draw: () => Promise<Drawn>) => {
    await new Promise<void>((begin) => waiting.push(begin));
    return draw();
  };
  return { inTurn, waiting };
}

/** A cache with a clock of its own, and pages that are numbered in the order of their drawing. */
function kept({ bytes = 1_000_000, isHeard = true } = {}) {
  let time = 1_000_000;
  let drawn = 0;
  const changes = recentChanges(() => time);
  const cache = pageCache({ bytes, changes, isHeard: () => isHeard, now: () => time });
  const draw =
    (depends: readonly string[] | 'none', size = 10) =>
    async () => {
      drawn += 1;
      return {
        page: sentPage(`${drawn}`.padEnd(size), 200, {}),
        depends: depends === 'none' ? undefined : new Set(depends),
      };
    };
  const get = async (address: string, depends: readonly string[] | 'none' = [], size?: number, inTurn = atOnce) => {
    const { isKept, page } = await cache.get(address, inTurn, draw(depends, size));
    return [Number(await page.body('identity')), isKept];
  };
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { cache, changes, get, pass };
}

it('keeps a page for a minute', async () => {
  const { get, pass } = kept();
  expect(await get('/a')).toEqual([1, false]);
  pass(59_999);
  expect(await get('/a')).toEqual([1, true]);
  pass(1);
  expect(await get('/a')).toEqual([2, false]);
});

it('keeps a page for a second while changes are not heard', async () => {
  const { get, pass } = kept({ isHeard: false });
  await get('/a');
  pass(999);
  expect(await get('/a')).toEqual([1, true]);
  pass(1);
  expect(await get('/a')).toEqual([2, false]);
});

it('drops the pages that show what changed, and no others', async () => {
  const { changes, get, pass } = kept();
  await get('/a', ['one', 'lists']);
  await get('/b', ['two']);
  pass(1);
  changes.note('one,three');
  expect(await get('/a', ['one', 'lists'])).toEqual([3, false]);
  expect(await get('/b', ['two'])).toEqual([2, true]);
  pass(1);
  changes.note('*');
  expect(await get('/b', ['two'])).toEqual([4, false]);
});

it('drops everything when too much changed to remember', async () => {
  const { changes, get, pass } = kept();
  await get('/a', ['one']);
  pass(1);
  for (let n = 0; n <= 50_000; n += 1) changes.note(`other${n}`);
  expect(await get('/a', ['one'])).toEqual([2, false]);
});

it('looks again after a second while a database replica may lack a change', async () => {
  const { changes, get, pass } = kept();
  changes.note('one');
  pass(10);
  await get('/a', ['one']);
  pass(1_000);
  expect(await get('/a', ['one'])).toEqual([2, false]);
  pass(5_000);
  await get('/a', ['one']);
  pass(59_000);
  expect(await get('/a', ['one'])).toEqual([3, true]);
});

it('does not keep a page whose content changed while it was drawn', async () => {
  const { cache, changes, get, pass } = kept();
  const { page } = await cache.get('/a', atOnce, async () => {
    pass(1);
    changes.note('one');
    return { page: sentPage('0', 200, {}), depends: new Set(['one']) };
  });
  expect(String(await page.body('identity'))).toBe('0');
  expect(await get('/a', ['one'])).toEqual([1, false]);
});

it('shares one drawing, but neither its error nor a page for one visitor only', async () => {
  const { cache, get } = kept();
  const all = await Promise.all([get('/a'), get('/a'), get('/a')]);
  expect(all).toEqual([
    [1, false],
    [1, true],
    [1, true],
  ]);
  const refused = cache.get('/b', atOnce, () => Promise.reject(new Error('only this visitor')));
  const next = get('/b');
  await expect(refused).rejects.toThrow('only this visitor');
  expect(await next).toEqual([2, false]);
  expect(await Promise.all([get('/c', 'none'), get('/c')])).toEqual([
    [3, false],
    [4, false],
  ]);
});

it('drops the page that was not read for longest when memory is used up', async () => {
  const { get } = kept({ bytes: 10_000 });
  for (let n = 0; n < 100; n += 1) {
    await get('/often', [], 1_000);
    await get(`/?page=${n}`, [], 1_000);
  }
  expect(await get('/often')).toEqual([1, true]);
  expect((await get('/?page=0'))[1]).toBe(false);
});

it('counts the ids that a page depends on', async () => {
  const many = Array.from({ length: 100 }, () => crypto.randomUUID());
  const { get } = kept({ bytes: 30_000 });
  for (const address of ['/a', '/b', '/c', '/d']) await get(address, many);
  expect(await get('/d', many)).toEqual([4, true]);
  expect(await get('/a', many)).toEqual([5, false]);
});

it.each(['x', 'م'])('counts two bytes for each letter of a text of %s, and each encoding of a page', async (letter) => {
  const text = letter.repeat(1_000);
  const page = sentPage(text, 200, {});
  expect(page.size()).toBe(2_000);
  const [brotli, gzip] = [await page.body('br'), await page.body('gzip')];
  expect(page.size()).toBe(brotli.length + gzip.length);
  // A body that is a part of a larger memory would keep all of it.
  for (const { buffer, length } of [brotli, gzip]) expect(buffer.byteLength).toBe(length);
  expect((await page.body('identity')).toString()).toBe(text);
});

it('lets nobody wait for the turn of a visitor who asked before', async () => {
  const { get } = kept();
  const [busy, calm] = [line(), line()];
  const first = get('/a', [], 10, busy.inTurn);
  const second = get('/a', [], 10, calm.inTurn);
  await expect.poll(() => [busy.waiting.length, calm.waiting.length]).toEqual([1, 1]);
  calm.waiting[0]!();
  expect(await second).toEqual([1, false]);
  busy.waiting[0]!();
  expect(await first).toEqual([1, true]);
});

it('takes four places in the line for one page at most, and sends all who asked the first drawing', async () => {
  const { get } = kept();
  const { inTurn, waiting } = line();
  const all = Array.from({ length: 50 }, () => get('/a', [], 10, inTurn));
  await expect.poll(() => waiting.length).toBe(4);
  for (const begin of waiting) begin();
  expect(new Set((await Promise.all(all)).map(([drawn]) => drawn))).toEqual(new Set([1]));
  expect(waiting).toHaveLength(4);
});
