import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { sql } from '@wbn/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { somePictures, uploaderFor } from '../testing/uploader.ts';
import { aPerson } from '../testing/world.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ limits: 'on' });
}, 60_000);
afterAll(() => api?.stop());

it.runIf(existsSync('/dev/full'))(
  'a file that finds no room again is paid like another one, and refused once nothing is left to pay',
  async () => {
    const person = await aPerson(api);
    const { png } = await somePictures();
    const { grantFor, post } = uploaderFor(api, person);
    const { fields } = await grantFor(png);
    const { key = '' } = fields;
    const bucket = `uploadBytes:user:${person.id}`;
    const leave = (tokens: number) =>
      sql`update rate_limit_buckets set tokens = ${tokens}, updated_at = now() + interval '1 hour' where bucket = ${bucket}`.execute(
        api.db,
      );
    const left = async () => {
      const { rows } = await sql<{
        tokens: number;
      }>`select tokens from rate_limit_buckets where bucket = ${bucket}`.execute(api.db);
      return rows[0]?.tokens;
    };
    /** The state of the grant after a post for which the disk has no room. */
    async function findNoRoom(): Promise<string> {
      const folder = path.join(api.folder, key);
      mkdirSync(folder, { recursive: true });
      symlinkSync('/dev/full', path.join(folder, `160.webp.${process.pid}.part`));
      expect((await post(fields, png)).status).toBe(503);
      const row = api.db.selectFrom('uploads').select('state').where('key', '=', key);
      return (await row.executeTakeFirstOrThrow()).state;
    }
    await leave(0);
    expect(await findNoRoom()).toBe('granted');
    await leave(50_000);
    expect(await findNoRoom()).toBe('granted');
    expect(await left()).toBeLessThan(50_000);
    await leave(0);
    expect(await findNoRoom()).toBe('refused');
  },
  60_000,
);
