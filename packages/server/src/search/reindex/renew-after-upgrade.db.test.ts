import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from '@wbn/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../server.ts';
import { optionsFor, startApi, type TestApi } from '../../testing/api.ts';
import { aBusiness, aPerson, aPost } from '../../testing/world.ts';
import { createSearchEngine } from '../engine/index.ts';
import { codeVersion, recordedVersion, recordVersion } from './index-version.ts';
import { renewIfOutdated } from './renew-after-upgrade.ts';

let api: TestApi;
let business: string;
beforeAll(async () => {
  api = await startApi();
  const owner = await aPerson(api, 'Zubaida', { username: 'zubaida' });
  business = await aBusiness(owner, { companyName: 'Qasr Zibdiyya Works' });
  for (const name of ['Zibdiyya bowl', 'Zibdiyya lamp'])
    expect((await owner.ask('/product', { body: { businessID: business, name } })).status).toBe(200);
  await aPost(owner, 'Zibdiyya at the fair');
}, 60_000);
afterAll(() => api?.stop());

/** Simulates documents that another release wrote without their words. */
async function writtenByOtherCode() {
  await sql`update search_document set vec = array_to_tsvector(array['nothing']), seq = nextval('search_change')`.execute(
    api.db,
  );
  await recordVersion(api.db, 'another release');
}

const found = async (textQuery: string, kind: 'business' | 'product') =>
  (await api.ask(`/search/${kind}`, { body: { textQuery } })).json.data.total_results as number;
const tools = () => ({ db: api.db, search: createSearchEngine(api.db, { upkeep: false }) });

describe('after an upgrade', () => {
  it('a process that starts renews the documents by itself', async () => {
    await expect.poll(() => recordedVersion(api.db)).toBe(codeVersion());
    await writtenByOtherCode();
    const folder = mkdtempSync(path.join(tmpdir(), 'wbn-files-'));
    const next = createServer(optionsFor(api.db, folder));
    await next.ready();
    await expect.poll(() => found('Zibdiyya', 'product')).toBe(2);
    await expect.poll(() => recordedVersion(api.db)).toBe(codeVersion());
    await next.close();
    rmSync(folder, { recursive: true });
  });

  it('the documents of the index are renewed in place, and the version of the code is recorded', async () => {
    await writtenByOtherCode();
    expect(await found('Zibdiyya', 'product')).toBe(0);
    const pages: string[] = [];
    expect(await renewIfOutdated(tools(), { onPage: (kind) => pages.push(kind) })).toBe('renewed');
    expect(pages).toEqual(['businesses', 'products', 'users', 'posts']);
    expect(await found('Zibdiyya', 'product')).toBe(2);
    expect(await found('Zibdiyya', 'business')).toBe(1);
    expect(await recordedVersion(api.db)).toBe(codeVersion());
    expect(await renewIfOutdated(tools())).toBe('current');
  });

  it('one of several processes does it', async () => {
    await writtenByOtherCode();
    const outcomes = await Promise.all([1, 2, 3].map(() => renewIfOutdated(tools())));
    expect(outcomes.filter((outcome) => outcome === 'renewed')).toEqual(['renewed']);
    expect(await found('Zibdiyya', 'product')).toBe(2);
  });

  it('a row that somebody is writing is waited for, and its new text is in the index', async () => {
    await writtenByOtherCode();
    let renewal: Promise<string> | undefined;
    await api.db.transaction().execute(async (trx) => {
      await trx.updateTable('businesses').set({ companyName: 'Qasr Mishkat' }).where('id', '=', business).execute();
      renewal = renewIfOutdated(tools());
      // The writer does not wait for the renewal, whichever other rows it locks.
      await sql`select from products where business_id = ${business} for update`.execute(trx);
      await expect.poll(async () => (await held(renewal!)) ?? 'waits').toBe('waits');
    });
    expect(await renewal).toBe('renewed');
    expect(await found('Mishkat', 'business')).toBe(1);
    expect(await found('Mishkat', 'product')).toBe(2);
  });

  it('a process that is stopped leaves the version as it was, so that another begins anew', async () => {
    await writtenByOtherCode();
    expect(await renewIfOutdated(tools(), { isStopped: () => true })).toBe('stopped');
    expect(await recordedVersion(api.db)).toBe('another release');
    expect(await renewIfOutdated(tools())).toBe('renewed');
  });
});

const held = (work: Promise<string>) => Promise.race([work, Promise.resolve(undefined)]);
