import { describe, expect, it } from 'vitest';
import { createClient } from '../../api/client.ts';
import { testClock } from '../../testing/platform.ts';
import { failed, success, testServer } from '../../testing/server.ts';
import { until } from '../../testing/until.ts';
import { categoryFinder } from './find-category.ts';
import { batchesOf, createProductImport } from './product-import.ts';
import { readRows } from './read-rows.ts';

const nowhere = () => undefined;
const header = ['SKU', 'Product name', 'Stock', 'Spec: Size', 'Category'];

describe('a list of products', () => {
  it('is read by the names of its columns, whatever their case and order', () => {
    const { rows } = readRows([header, ['V-1', 'Ball valve', '4', '2 in', '']], nowhere);
    expect(rows).toEqual([
      { line: 2, row: { externalID: 'V-1', name: 'Ball valve', stock: 4, specs: [{ key: 'Size', value: '2 in' }] } },
    ]);
  });

  it('reads the stock as people write numbers', () => {
    const written = ['1,500', '٤٠', '1 500', 'many'];
    const { refused, rows } = readRows([header, ...written.map((stock, at) => [`V-${at}`, 'Valve', stock])], nowhere);
    expect(rows.map(({ row }) => row.stock)).toEqual([1500, 40, 1500]);
    expect(refused.flatMap(({ reasons }) => reasons)).toEqual(['stock']);
  });

  it('says which column it cannot do without', () => {
    expect(readRows([['Name', 'Stock']], nowhere).missing).toEqual(['code']);
    expect(readRows([], nowhere).missing).toEqual(['code', 'name']);
  });

  it('names the line and the column of each bad row, and keeps the good ones', () => {
    const table = [
      header,
      ['V-1', 'Ball valve', '', '', ''],
      ['', 'No code', '', '', ''],
      ['', '', '', '', ''],
      ['V-2', 'n'.repeat(301), '', '', ''],
      ['V-3', 'Gate valve', '-1', '', ''],
      ['V-1', 'Ball valve again', '', '', ''],
      ['V-4', 'Globe valve', '', '', 'Nonsense'],
    ];
    const { refused, rows } = readRows(table, nowhere);
    expect(rows.map(({ line }) => line)).toEqual([2]);
    expect(refused).toMatchObject([
      { line: 3, code: undefined, reasons: ['externalID'] },
      { line: 5, code: 'V-2', reasons: ['name'] },
      { line: 6, code: 'V-3', reasons: ['stock'] },
      { line: 7, code: 'V-1', reasons: ['twice'] },
      { line: 8, code: 'V-4', reasons: ['category'] },
    ]);
  });

  it('has columns for price and terms, which a list may leave out', () => {
    const header = ['code', 'name', 'Price', 'Currency', 'Price steps', 'MOQ', 'Unit', 'Incoterms', 'Lead time days'];
    const table = [
      header,
      ['V-1', 'Valve', '12,50', 'usd', '100: 11.50; 500: 10', '10', 'pcs', 'FOB, CIF', '21'],
      ['V-2', 'Valve', '1,250', 'USD', '', '', '', '', ''],
      ['V-3', 'Valve', '12', 'USD', '100: 13', '', '', '', ''],
      // The stored product may have the currency.
      ['V-4', 'Valve', '12', '', '', '', '', '', ''],
      ['V-5', 'Valve', '', '', '', '', '', '', 'soon'],
    ];
    const { refused, rows } = readRows(table, nowhere);
    expect(rows.map(({ row }) => row)).toEqual([
      {
        externalID: 'V-1',
        name: 'Valve',
        price: '12.50',
        currency: 'USD',
        priceSteps: [
          { quantity: 100, price: '11.50' },
          { quantity: 500, price: '10' },
        ],
        minimumOrder: 10,
        unit: 'piece',
        incoterms: ['FOB', 'CIF'],
        leadTimeDays: 21,
      },
      { externalID: 'V-4', name: 'Valve', price: '12' },
    ]);
    expect(refused.map(({ code, reasons }) => [code, ...reasons])).toEqual([
      ['V-2', 'price'],
      ['V-3', 'stepsRising'],
      ['V-5', 'leadTimeDays'],
    ]);
  });

  it('names pictures by address: whole ones, each once, at most eleven', () => {
    const of = (cell: string) => {
      const { refused, rows } = readRows(
        [
          ['code', 'name', 'Images'],
          ['V-1', 'Valve', cell],
        ],
        nowhere,
      );
      return refused[0]?.reasons[0] ?? rows[0]?.pictures;
    };
    expect(of('')).toBeUndefined();
    expect(of(' https://a.example/1.jpg,\nhttps://a.example/2.jpg https://a.example/1.jpg ')).toEqual([
      'https://a.example/1.jpg',
      'https://a.example/2.jpg',
    ]);
    for (const wrong of ['valve.jpg', 'ftp://a.example/1.jpg', 'https://', 'javascript:alert(1)'])
      expect(of(wrong)).toBe('pictures');
    const many = (count: number) => Array.from({ length: count }, (_, at) => `https://a.example/${at}.jpg`).join(' ');
    expect(of(many(11))).toHaveLength(11);
    expect(of(many(12))).toBe('pictures');
  });

  it('finds a category by its name or its id', () => {
    const sub = { id: '0001.01.001', name: 'Sensors', order: 1 };
    const category = { id: '0001.01', name: 'Automation', order: 1, subCategories: [sub] };
    const findCategory = categoryFinder([
      { id: '0001', name: 'Electronics', order: 1, categories: [category] },
    ] as never);
    expect(findCategory(' automation ')).toEqual({ category: '0001.01' });
    expect(findCategory('SENSORS')).toEqual({ subCategory: '0001.01.001' });
    expect(findCategory('0001')).toEqual({ industry: '0001' });
    expect(findCategory('valves')).toBeUndefined();
  });

  it('travels in batches that fit into a body', () => {
    const rows = Array.from({ length: 30 }, (_, index) => ({
      line: index + 2,
      row: { externalID: `V-${index}`, name: 'Valve', description: 'ü'.repeat(5000) },
    }));
    const batches = batchesOf(rows);
    expect(batches.flat()).toEqual(rows);
    expect(Math.max(...batches.map(({ length }) => length))).toBe(6);
    expect(batchesOf(rows.map(({ line, row }) => ({ line, row: { ...row, description: '' } })))).toHaveLength(1);
  });
});

const sixty = readRows(
  [['code', 'name'], ...Array.from({ length: 60 }, (_, index) => [`V-${index}`, 'Valve'])],
  nowhere,
);
interface Sent {
  rows: { externalID: string }[];
}

describe('the import of a list', () => {
  it('counts what was made, changed and refused, with the line of each refusal', async () => {
    await using server = await testServer(({ body }) => {
      const rows = (body as Sent).rows.map(({ externalID }, index) => {
        if (externalID === 'V-59') return { externalID, outcome: 'refused', reason: 'PlanLimit' };
        return { externalID, outcome: index % 2 ? 'created' : 'updated' };
      });
      return success({ rows, total: 7, allowed: 7 });
    });
    const all = { api: server.origin, accounts: server.origin, portal: server.origin };
    const list = createProductImport(createClient(all), 'b-1');
    await list.start({ ...sixty, refused: [{ line: 90, reasons: ['name'] }] });
    expect(list.get()).toMatchObject({ phase: 'done', total: 61, settled: 61, created: 29, updated: 30, allowed: 7 });
    expect(list.get().refused).toEqual([
      { line: 61, code: 'V-59', reasons: ['PlanLimit'] },
      { line: 90, reasons: ['name'] },
    ]);
  });

  it('stops when a batch fails, and goes on with the same batch under the same key', async () => {
    let failures = 1;
    const keys: unknown[] = [];
    await using server = await testServer(({ body, headers }) => {
      keys.push(headers['idempotency-key']);
      if (keys.length === 2 && failures-- > 0) return failed(500, 'InternalError');
      const rows = (body as Sent).rows.map(({ externalID }) => ({ externalID, outcome: 'created' }));
      return success({ rows, total: 60, allowed: 100 });
    });
    const all = { api: server.origin, accounts: server.origin, portal: server.origin };
    const list = createProductImport(createClient(all), 'b-1');
    await list.start(sixty);
    expect(list.get()).toMatchObject({ phase: 'stopped', settled: 50, error: { name: 'InternalError' } });
    await list.resume();
    expect(list.get()).toMatchObject({ phase: 'done', settled: 60, created: 60 });
    expect(keys[1]).toBe(keys[2]);
    expect(new Set(keys).size).toBe(2);
  });

  it('is previewed, counts new products over all batches, and then sends only rows with an effect', async () => {
    const bodies: { rows: { externalID: string }[]; preview?: { created: number } }[] = [];
    const keys: unknown[] = [];
    await using server = await testServer(({ body, headers }) => {
      bodies.push(body as (typeof bodies)[number]);
      keys.push(headers['idempotency-key']);
      const rows = (body as Sent).rows.map(({ externalID }) => {
        const number = Number(externalID.slice(2));
        if (number >= 55) return { externalID, outcome: 'refused', reason: 'PlanLimit' };
        if (number >= 50) return { externalID, outcome: 'unchanged', changes: [] };
        return number < 2 ? { externalID, outcome: 'updated', changes: ['price'] } : { externalID, outcome: 'created' };
      });
      return success({ rows, total: 7, allowed: 50 });
    });
    const all = { api: server.origin, accounts: server.origin, portal: server.origin };
    const list = createProductImport(createClient(all), 'b-1');
    await list.check(sixty);
    expect(list.get()).toMatchObject({ phase: 'checked', created: 48, updated: 2, unchanged: 5 });
    expect(
      list
        .get()
        .planned.slice(0, 3)
        .map(({ changes }) => changes),
    ).toEqual([['price'], ['price'], undefined]);
    expect(bodies.map(({ preview }) => preview)).toEqual([{ created: 0 }, { created: 48 }]);
    await list.confirm();
    expect(list.get()).toMatchObject({ phase: 'done', total: 60, settled: 60, created: 48, updated: 2 });
    expect(list.get().refused).toHaveLength(5);
    expect(bodies[2]).toMatchObject({ rows: { length: 50 } });
    expect(bodies[2]).not.toHaveProperty('preview');
    // A second preview must not repeat the answer of the first one.
    expect(new Set(keys).size).toBe(3);
  });

  it('waits as long as the server asks', async () => {
    let busy = true;
    await using server = await testServer(({ body }) => {
      if (busy) return { ...failed(429, 'TooManyRequests'), headers: { 'retry-after': '30' } };
      const rows = (body as Sent).rows.map(({ externalID }) => ({ externalID, outcome: 'created' }));
      return success({ rows, total: 60, allowed: 100 });
    });
    const clock = testClock();
    const all = { api: server.origin, accounts: server.origin, portal: server.origin };
    const list = createProductImport(createClient(all), 'b-1', {
      after: clock.after,
      random: () => crypto.randomUUID(),
    });
    const ended = list.start(sixty);
    await until(() => list.get().phase === 'waiting');
    expect(clock.next()).toBe(30_000);
    busy = false;
    clock.forward(30_000);
    await ended;
    expect(list.get()).toMatchObject({ phase: 'done', created: 60 });
  });
});
