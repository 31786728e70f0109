import { expect, it } from 'vitest';
import { createClient } from '../../api/client.ts';
import { failed, success, testServer } from '../../testing/server.ts';
import { createProductImport } from './product-import.ts';
import { readRows } from './read-rows.ts';

const nowhere = () => undefined;

it('previews pictures by address, fetches them after the products are stored, and names those that were refused', async () => {
  const header = ['code', 'name', 'pictures'];
  const [good, bad, old] = ['https://shop.example/1.jpg', 'https://shop.example/2.jpg', 'https://files.example/3.webp'];
  const read = readRows(
    [
      header,
      ['V-1', 'Valve', `${good} ${bad}`],
      ['V-2', 'Pump', old],
      ['V-3', 'Seal', `${old}, ${good}`],
      ['V-4', 'Nut', ''],
    ],
    nowhere,
  );
  let failures = 1;
  const fetched: string[] = [];
  const stored: [path: string, body: unknown][] = [];
  await using server = await testServer(({ body, path }) => {
    if (path.startsWith('files/picture-by-address')) {
      const { url: address } = body as { url: string };
      fetched.push(address);
      if (address === bad) return failed(422, 'UploadRefused');
      if (failures-- > 0) return failed(500, 'InternalError');
      return success({ token: `t-${address.slice(-5, -4)}` });
    }
    if (!path.startsWith('product/import')) {
      stored.push([path.split('?')[0]!, body]);
      return success({});
    }
    const { preview, rows } = body as { rows: { externalID: string }[]; preview?: object };
    return success({
      rows: rows.map(({ externalID }) => {
        if (preview)
          return externalID === 'V-1'
            ? { externalID, outcome: 'created' }
            : { externalID, outcome: 'unchanged', changes: [] };
        return { externalID, outcome: 'updated', productID: `p-${externalID}` };
      }),
      total: 4,
      allowed: 100,
    });
  });
  const all = { api: server.origin, accounts: server.origin, portal: server.origin };
  const has = (code: string) => (code === 'V-1' || code === 'V-4' ? [] : [old]);
  const list = createProductImport(createClient(all), 'b-1', undefined, has);
  await list.check(read);
  expect(list.get()).toMatchObject({ phase: 'checked', created: 1, updated: 1, unchanged: 2 });
  expect(list.get().planned.map(({ changes, row }) => [row.externalID, changes])).toEqual([
    ['V-1', undefined],
    ['V-3', ['pictures']],
  ]);
  expect(fetched).toEqual([]);
  await list.confirm();
  expect(list.get()).toMatchObject({ phase: 'stopped', picturesLeft: 2 });
  await list.resume();
  expect(list.get()).toMatchObject({ phase: 'done', picturesLeft: 0, refused: [] });
  expect(list.get().missingPictures).toEqual([{ line: 2, code: 'V-1', address: bad }]);
  expect(stored).toEqual([
    ['product/p-V-1', { mainImage: { token: 't-1' }, clear: ['images'] }],
    ['product/p-V-3', { mainImage: { url: old }, images: [{ token: 't-1' }] }],
  ]);
});
