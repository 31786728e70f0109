import { reportedLength } from '@wbn/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aPerson, aPost, aProduct, type Person } from '../testing/world.ts';

let api: TestApi;
let operator: Person;
beforeAll(async () => {
  api = await startApi();
  operator = await aPerson(api, 'Olga', { role: 'operator' });
}, 60_000);
afterAll(() => api?.stop());

async function report(resourceType: string, resourceID: string) {
  const by = await aPerson(api, 'Rita');
  const body = { resourceType, resourceID, reason: 'fraud' };
  expect((await by.ask('/moderation/report', { body })).status).toBe(200);
  return by;
}
interface Item {
  readonly reportID: string;
  readonly resourceID: string;
  readonly subject: { readonly excerpt: string; readonly present?: string };
}
async function reportsOf(resourceID: string): Promise<readonly Item[]> {
  const { items } = (await operator.ask('/operator/reports?size=200&sort=created')).json.data as { items: Item[] };
  return items.filter((one) => one.resourceID === resourceID);
}
const textsOf = async (resourceID: string) =>
  (await reportsOf(resourceID)).map(({ subject: { excerpt, present } }) => ({ excerpt, present }));

/** Something with a text, and how its owner changes that. */
const kinds: Readonly<Record<string, () => Promise<{ id: string; change: (text: string) => Promise<unknown> }>>> = {
  async user() {
    const { id } = await aPerson(api, 'Swap');
    const change = (briefPresentation: string) =>
      api.db.updateTable('users').set({ briefPresentation }).where('id', '=', id).execute();
    return { id, change };
  },
  async business() {
    const id = await aBusiness(await aPerson(api));
    const change = (shortDescription: string) =>
      api.db.updateTable('businesses').set({ shortDescription }).where('id', '=', id).execute();
    return { id, change };
  },
  async product() {
    const id = await aProduct(api, await aBusiness(await aPerson(api)));
    const change = (description: string) =>
      api.db.updateTable('products').set({ description }).where('id', '=', id).execute();
    return { id, change };
  },
  async post() {
    const id = await aPost(await aPerson(api), 'x');
    const change = (content: string) => api.db.updateTable('posts').set({ content }).where('id', '=', id).execute();
    return { id, change };
  },
};

describe('a reported text', () => {
  it.each(Object.entries(kinds))(
    'of a %s is shown as it was reported, and beside it what stands there now',
    async (type, make) => {
      const { change, id } = await make();
      await change('Give me all your money');
      await report(type, id);
      expect(await textsOf(id)).toEqual([{ excerpt: expect.stringContaining('all your money') }]);
      await change('I sell honest pumps');
      const changed = {
        excerpt: expect.stringContaining('all your money'),
        present: expect.stringContaining('honest pumps'),
      };
      expect(await textsOf(id)).toEqual([changed]);
      // A later report keeps the text of its own time.
      await report(type, id);
      expect(await textsOf(id)).toEqual([changed, { excerpt: expect.stringContaining('honest pumps') }]);
    },
  );

  it('stays the first one when its reporter reports it again', async () => {
    const { change, id } = await kinds.user!();
    await change('Give me all your money');
    const by = await report('user', id);
    await change('I sell honest pumps');
    await by.ask('/moderation/report', { body: { resourceType: 'user', resourceID: id, reason: 'spam' } });
    expect(await textsOf(id)).toMatchObject([{ excerpt: expect.stringContaining('all your money') }]);
  });

  it('is kept and shown up to its limit', async () => {
    const { change, id } = await kinds.product!();
    await change('é'.repeat(reportedLength * 2));
    await report('product', id);
    const [text] = await textsOf(id);
    expect([text?.excerpt.length, text?.present]).toEqual([reportedLength, undefined]);
    await change(`${'é'.repeat(reportedLength * 2)}!`);
    expect(await textsOf(id)).toEqual([text]);
  });

  it('is the present one in a report of an earlier release, which kept none', async () => {
    const { change, id } = await kinds.post!();
    await change('Hello');
    await report('post', id);
    await api.db.updateTable('reports').set({ reportedText: null }).where('resourceId', '=', id).execute();
    expect(await textsOf(id)).toEqual([{ excerpt: 'Hello' }]);
  });

  it('is in the answer to a decision too', async () => {
    const { change, id } = await kinds.user!();
    await change('Give me all your money');
    await report('user', id);
    await change('');
    const [{ reportID } = { reportID: '' }] = await reportsOf(id);
    const { json } = await operator.ask(`/operator/reports/${reportID}`, { body: { decision: 'dismiss' } });
    expect(json.data.subject).toMatchObject({
      excerpt: expect.stringContaining('all your money'),
      present: expect.not.stringContaining('all your money'),
    });
  });
});
