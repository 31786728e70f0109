import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { somePictures, uploaderFor } from '../testing/uploader.ts';
import { aPerson, type Person } from '../testing/world.ts';
import { cleanUploads } from './clean.ts';
import { ownDoor } from './door.ts';
import { diskStore } from './file-store.ts';

let api: TestApi;
let lina: Person;
beforeAll(async () => {
  api = await startApi();
  lina = await aPerson(api);
}, 60_000);
afterAll(() => api?.stop());

it('what nobody used within a day is removed with its files; what is used, and what is young, stays', async () => {
  const { png } = await somePictures();
  const { grantFor, upload } = uploaderFor(api, lina);
  const used = (await upload(png)).grant;
  const unused = (await upload(png)).grant;
  const granted = await grantFor(png);
  await lina.ask('/user/profile', { method: 'PUT', body: { coverPhoto: { token: used.token } } });
  const kept = async () => (await api.db.selectFrom('uploads').select('key').execute()).map(({ key }) => key).sort();
  const fileOf = (key = '') => existsSync(path.join(api.folder, key, '160.webp'));
  const cleanAt = (hours: number) =>
    cleanUploads({
      db: api.db,
      now: () => new Date(Date.now() + hours * 3_600_000),
      uploads: { store: diskStore(api.folder), door: ownDoor('', 'secret') },
    });

  expect(await cleanAt(23)).toBe(0);
  expect(await kept()).toEqual([used, unused, granted].map(({ fields }) => fields.key).sort());
  expect(await cleanAt(25)).toBe(2);
  expect(await kept()).toEqual([used.fields.key]);
  expect([used, unused].map(({ fields }) => fileOf(fields.key))).toEqual([true, false]);
  const late = await lina.ask('/user/profile', { method: 'PUT', body: { coverPhoto: { token: unused.token } } });
  expect(late.status).toBe(422);
  expect(await cleanAt(25)).toBe(0);
});
