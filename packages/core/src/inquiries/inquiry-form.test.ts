import { describe, expect, it } from 'vitest';
import { createClient } from '../api/client.ts';
import { keyValue } from '../platform.ts';
import { createSession } from '../session/session.ts';
import { tokens } from '../testing/accounts.ts';
import { testArea, testTab } from '../testing/platform.ts';
import { type Answerer, failed, success, testServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';
import { createInquiryForm } from './inquiry-form.ts';

const business = (businessID: string, role = 'owner') => ({
  businessID,
  general: { companyName: `Company ${businessID}` },
  session: { role },
});
const mine = Array.from({ length: 7 }, (_, index) => business(`b-${index}`));

async function page(
  answer: Answerer,
  { isLoggedIn = true, area = testArea(), businessID = 'seller', productID = '', options = {} } = {},
) {
  const server = await testServer((seen) => (seen.path.endsWith('my-list') ? success(mine) : answer(seen)));
  const platform = testTab();
  const session = createSession({ accounts: server.origin, platform });
  if (isLoggedIn) session.save(tokens(1, platform.now()));
  await session.ready();
  const client = createClient({ api: server.origin, accounts: server.origin, portal: server.origin, session });
  const form = createInquiryForm(client, {
    businessID,
    productID: productID || undefined,
    ...options,
    storage: keyValue(() => area),
  });
  const stop = form.start();
  await until(() => form.get().visitor !== 'unknown');
  const sent = () => server.to('business/request');
  const close = async () => {
    stop();
    session.stop();
    await server[Symbol.asyncDispose]();
  };
  return { server, session, form, sent, [Symbol.asyncDispose]: close };
}
const filled = { option: 'Price quotation', message: '500 pieces?' };
const sentAs = success({ requestID: 'r-1' });

describe('an inquiry', () => {
  it('R-383 goes as the user without from, and never names the option', async () => {
    await using setup = await page(() => sentAs);
    setup.form.change(filled);
    expect(await setup.form.submit()).toEqual({ state: 'sent', requestID: 'r-1' });
    expect(setup.sent()[0]?.body).toEqual({ to: 'seller', subject: 'Price quotation', message: '500 pieces?' });
    expect(setup.form.get().draft).toEqual({ from: 'me', option: '', subject: '', message: '' });
  });

  it('goes as any of the businesses, the seventh too', async () => {
    await using setup = await page(() => sentAs);
    expect(setup.form.get().senders.map(({ id }) => id)).toEqual(['me', ...mine.map(({ businessID }) => businessID)]);
    setup.form.change({ ...filled, from: 'b-6', option: 'Other', subject: ' Spare parts ' });
    await setup.form.submit();
    expect(setup.sent()[0]?.body).toMatchObject({ from: 'b-6', subject: 'Spare parts' });
  });

  it('prefilled by the page and not touched goes as the business that the visitor acts as', async () => {
    await using setup = await page(() => sentAs, { options: { subject: 'Samples', message: 'Two, please' } });
    setup.session.change({ actor: 'b-2' });
    await until(() => setup.form.get().draft.from === 'b-2');
    await setup.form.submit();
    expect(setup.sent()[0]?.body).toMatchObject({ from: 'b-2', subject: 'Samples', message: 'Two, please' });
  });

  it('begun before the businesses of its writer are known goes as the one that they act as, also after a reload', async () => {
    const listed = Promise.withResolvers<void>();
    const platform = testTab();
    await using server = await testServer(async ({ path }) => {
      if (!path.endsWith('my-list')) return sentAs;
      await listed.promise;
      return success(mine);
    });
    const session = createSession({ accounts: server.origin, platform });
    session.save(tokens(1, platform.now()));
    await session.ready();
    session.change({ actor: 'b-2' });
    const client = createClient({ api: server.origin, accounts: server.origin, portal: server.origin, session });
    const area = testArea();
    const form = () => createInquiryForm(client, { businessID: 'seller', storage: keyValue(() => area) });
    const before = form();
    before.start()();
    before.change(filled);
    const after = form();
    const stop = after.start();
    const outcome = after.submit();
    listed.resolve();
    expect(await outcome).toEqual({ state: 'sent', requestID: 'r-1' });
    expect(server.to('business/request')[0]?.body).toMatchObject({ from: 'b-2' });
    stop();
    session.stop();
  });

  it('whose draft a logout deletes while the businesses of its writer are on their way stays deleted', async () => {
    const listed = Promise.withResolvers<void>();
    const platform = testTab();
    await using server = await testServer(async ({ path }) => {
      if (!path.endsWith('my-list')) return sentAs;
      await listed.promise;
      return success(mine);
    });
    const session = createSession({ accounts: server.origin, platform });
    session.save(tokens(1, platform.now()));
    await session.ready();
    const client = createClient({ api: server.origin, accounts: server.origin, portal: server.origin, session });
    const area = testArea();
    const form = createInquiryForm(client, { businessID: 'seller', storage: keyValue(() => area) });
    const stop = form.start();
    form.change(filled);
    expect(area.length).toBe(1);
    // A logout deletes the drafts first and then tells the account site, which takes a while.
    area.clear();
    listed.resolve();
    await until(() => form.get().visitor === 'user');
    await session.logout();
    expect(form.get().draft.message).toBe('');
    expect(area.length).toBe(0);
    stop();
    session.stop();
  });

  it('keeps its sender when its writer acts as another business, also after a reload', async () => {
    const area = testArea();
    {
      await using setup = await page(() => sentAs, { area });
      setup.session.change({ actor: 'b-2' });
      await until(() => setup.form.get().draft.from === 'b-2');
      setup.form.change(filled);
    }
    await using setup = await page(() => sentAs, { area });
    setup.session.change({ actor: 'b-3' });
    await setup.form.submit();
    expect(setup.sent()[0]?.body).toMatchObject({ from: 'b-2' });
  });

  it('carries the product that it is about, and keeps its draft apart', async () => {
    const area = testArea();
    await using setup = await page(() => sentAs, { area, productID: 'valve' });
    setup.form.change(filled);
    await using other = await page(() => sentAs, { area });
    expect(other.form.get().draft.message).toBe('');
    await setup.form.submit();
    expect(setup.sent()[0]?.body).toMatchObject({ to: 'seller', productID: 'valve' });
  });

  it.each([
    ['message', { message: '  ' }],
    ['subject', { option: '' }],
    ['subject', { option: 'Other', subject: ' ' }],
    ['from', { from: 'not-mine-any-more' }],
  ])('is not sent without its %s', async (field, part) => {
    await using setup = await page(() => sentAs);
    setup.form.change({ ...filled, ...part });
    expect(await setup.form.submit()).toEqual({ state: 'incomplete' });
    expect(setup.form.get().missing).toEqual([field]);
    expect(setup.sent()).toHaveLength(0);
    setup.form.change({});
    expect(setup.form.get().missing).toEqual([]);
  });

  it('is not sent to nobody', async () => {
    await using setup = await page(() => sentAs, { businessID: '' });
    setup.form.change(filled);
    await setup.form.submit();
    expect(setup.form.get().missing).toEqual(['to']);
  });

  it('waits, pressed before it is known who is there, and is sent once', async () => {
    const known = Promise.withResolvers<void>();
    const platform = testTab();
    await using server = await testServer(async ({ path }) => {
      if (path !== 'refresh-token') return path.endsWith('my-list') ? success(mine) : sentAs;
      await known.promise;
      return success(tokens(2, platform.now()));
    });
    const session = createSession({ accounts: server.origin, platform, initial: { refreshToken: 'refresh-1' } });
    const client = createClient({ api: server.origin, accounts: server.origin, portal: server.origin, session });
    const area = testArea();
    const form = createInquiryForm(client, { businessID: 'seller', storage: keyValue(() => area) });
    form.change(filled);
    const outcomes = Promise.all([form.submit(), form.submit()]);
    known.resolve();
    expect((await outcomes).map(({ state }) => state)).toEqual(['sent', 'busy']);
    session.stop();
  });

  it('is sent once, however often the button is pressed', async () => {
    let answer = (_: unknown) => {};
    const held = new Promise((resume) => {
      answer = resume;
    });
    await using setup = await page(() => held.then(() => sentAs));
    setup.form.change(filled);
    const first = setup.form.submit();
    expect(await setup.form.submit()).toEqual({ state: 'busy' });
    answer(undefined);
    expect((await first).state).toBe('sent');
    expect(setup.sent()).toHaveLength(1);
  });

  it('tried again after a failure carries the same key, and other words another one', async () => {
    await using setup = await page(() => failed(500, 'InternalError'));
    setup.form.change(filled);
    expect(await setup.form.submit()).toMatchObject({ state: 'failed', error: { status: 500 } });
    expect(setup.form.get().draft).toMatchObject(filled);
    await setup.form.submit();
    setup.form.change({ message: 'And 600?' });
    await setup.form.submit();
    const [first, second, third] = setup.sent().map(({ headers }) => headers['idempotency-key']);
    expect(first).toBe(second);
    expect(third).not.toBe(first);
  });

  it('needs a login, and keeps what was written over it', async () => {
    const area = testArea();
    await using setup = await page(() => sentAs, { isLoggedIn: false, area });
    setup.form.change(filled);
    expect(await setup.form.submit()).toEqual({ state: 'login' });
    expect(setup.sent()).toHaveLength(0);
    setup.session.save(tokens(1, Date.now()));
    await until(() => setup.form.get().visitor === 'user');
    expect(setup.form.get().senders).toHaveLength(8);
    await using later = await page(() => sentAs, { area });
    expect(later.form.get().draft).toMatchObject(filled);
  });

  it('shows a member that the business is theirs', async () => {
    await using setup = await page(() => sentAs, { businessID: 'b-3' });
    expect(setup.form.get().visitor).toBe('member');
  });

  it('takes rubbish in the place of a draft for none', async () => {
    for (const rubbish of ['{', '7', 'null', '{"message": 4}']) {
      const area = testArea();
      area.setItem('wbn:inquiry:seller', rubbish);
      await using setup = await page(() => sentAs, { isLoggedIn: false, area });
      expect(setup.form.get().draft.message).toBe('');
    }
  });
});
