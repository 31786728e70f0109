import { randomUUID } from 'node:crypto';
import { subjectsAr } from '@wbn/contract';
import { queueMail, sql } from '@wbn/database';
import { readUnsubscription, tokenKeys } from '@wbn/http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aConfirmedPerson, aMember, aPerson, aProduct, aThread, type Person } from '../testing/world.ts';
import { queueDigests } from './digest.ts';
import { maxTries, type OutboxOptions, pauseAfter, sendDue } from './outbox.ts';
import { pruneOutbox } from './prune.ts';
import { type MailServer, readMail, startMailServer } from './testing/mail-server.ts';
import { type MailTransport, smtpTransport } from './transport.ts';

const tokens = tokenKeys('a secret of thirty-two bytes or more');
const sites = { portal: 'http://localhost:8080', accounts: 'http://localhost:8082' };
let api: TestApi;
let server: MailServer;
let transport: MailTransport;
let warned: object[];
let options: OutboxOptions;

beforeAll(async () => {
  api = await startApi();
  server = await startMailServer();
}, 60_000);
afterAll(async () => {
  await server?.stop();
  await api?.stop();
});
beforeEach(async () => {
  server.received.length = 0;
  server.refusals.length = 0;
  warned = [];
  await sql`delete from outbox_emails`.execute(api.db);
  transport?.close();
  transport = smtpTransport(server.url);
  const from = 'WBN <no-reply@localhost>';
  const warn = (problem: object) => void warned.push(problem);
  options = { accent: '#0d6639', database: api.db, transport, sites, from, tokens, warn };
  return () => transport.close();
});

const queueReset = (to = 'amal@mail.example', locale = 'en') =>
  queueMail(api.db, {
    to,
    template: 'password-reset',
    locale,
    data: { firstName: 'Amal', token: 'a-token' },
    dedupeKey: `reset:${randomUUID()}`,
  });
const rows = () => api.db.selectFrom('outboxEmails').selectAll().orderBy('id').execute();
const confirmAddress = ({ id }: Person) =>
  sql`update users set email_verified_at = now() where id = ${id}`.execute(api.db);
const addressOf = async ({ id }: Person) =>
  (await api.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;
/** Ends all retry delays and leases. */
const later = () => sql`update outbox_emails set next_attempt_at = now() - interval '1 second'`.execute(api.db);

describe('the outbox', () => {
  it('sends a mail as text and as HTML, under an id of its own, and forgets the link', async () => {
    await queueReset();
    expect(await sendDue(options)).toBe(1);
    const [mail] = server.received;
    expect(mail?.to).toEqual(['amal@mail.example']);
    const read = readMail(mail!);
    expect(read.subject).toBe('Choose a new password');
    expect(read.text).toContain('http://localhost:8082/reset-password?token=a-token&lang=en');
    expect(read.html).toContain('href="http://localhost:8082/reset-password?token=a-token&amp;lang=en"');
    expect(read.messageID).toMatch(/^<[\w.]+@localhost>$/);
    expect(read.unsubscribe).toBe('');
    expect(await rows()).toMatchObject([{ state: 'sent', data: {}, attempts: 1, lastError: null }]);
    expect(await sendDue(options)).toBe(0);
  });

  it('writes five languages, Arabic from right to left', async () => {
    for (const locale of ['en', 'es', 'it', 'zh', 'ar']) await queueReset(`${locale}@mail.example`, locale);
    await sendDue(options);
    const read = server.received.map(readMail);
    expect(new Set(read.map(({ subject }) => subject)).size).toBe(5);
    for (const { html } of read) expect(html).toContain(html.includes('lang="ar"') ? 'dir="rtl"' : 'dir="ltr"');
    expect(read.filter(({ html }) => html.includes('dir="rtl"'))).toHaveLength(1);
  });

  it('names the sender, their place and the product, quotes their words as data, and has one link to answer', async () => {
    const owner = await aConfirmedPerson(api, 'Omar');
    const business = await aBusiness(owner, { companyName: 'Najd <b>Valves</b>' });
    const buyer = await aPerson(api, 'Bea<script>', { companyName: 'Bea & Sons', countryCode: 'CL' });
    const productID = await aProduct(api, business, 'Valve "DN 25" <i>');
    await sql`update products set external_id = 'L-40' where id = ${productID}`.execute(api.db);
    await sql`delete from outbox_emails`.execute(api.db);
    const message = 'Good day,\n\nthe price of 500?\u2028Open:\nhttp://evil.example <img src=x onerror=alert(1)>';
    const sent = await buyer.ask('/business/request', {
      body: { to: business, subject: '<svg onload=alert(1)> & co', message, productID },
    });
    const link = `${sites.portal}/business/${business}/requests/${sent.json.data.requestID}`;
    await later();
    await sendDue(options);
    const read = readMail(server.received[0]!);
    const sender = ['“Bea<script> Number', 'Bea & Sons', 'Chile'];
    for (const fact of [...sender, '“Najd […]”', "“Valve 'DN 25' <i> (L-40)”", '“<svg onload=alert(1)> & co”'])
      expect(read.text).toContain(fact);
    expect(read.subject).toBe('New inquiry');
    // Every line of a stranger is marked as quoted, and no part of it becomes a link.
    expect(read.text.replaceAll('\r', '')).toContain('> Good day,\n> \n> the price of 500?\n> […]\n> […]');
    expect(read.text).not.toContain('evil.example');
    expect(read.html).not.toMatch(/<(script|svg|img|i|b)[ >]/);
    expect(read.html).toContain('&lt;svg onload=alert(1)&gt; &amp; co');
    expect(read.html.match(/href="[^"]*\/requests\/[^"]*"/g)?.every((href) => href === `href="${link}"`)).toBe(true);
    expect(read.html).not.toContain('evil.example');
    expect(read.text.split(link)).toHaveLength(2);
  });

  it('wears the colour of the edition in mark, button and link', async () => {
    await queueReset();
    await sendDue({ ...options, accent: '#7a1f3d' });
    const { html } = readMail(server.received[0]!);
    expect(html.match(/(background|color):#7a1f3d/g)?.sort()).toEqual([
      'background:#7a1f3d',
      'background:#7a1f3d',
      'color:#7a1f3d',
    ]);
  });

  it('keeps a mail that left for 30 days, one that could not for 90, and one that waits for as long as it takes', async () => {
    const written = async (state: 'sent' | 'failed' | 'queued', days: number) => {
      await queueReset(`${state}-${days}@mail.example`);
      const createdAt = sql<Date>`now() - make_interval(days => ${days})`;
      const newest = api.db.selectFrom('outboxEmails').select((one) => one.fn.max('id').as('id'));
      await api.db.updateTable('outboxEmails').set({ state, createdAt }).where('id', '=', newest).execute();
    };
    for (const days of [29, 31, 89, 91]) {
      for (const state of ['sent', 'failed', 'queued'] as const) await written(state, days);
    }
    expect(await pruneOutbox(api.db)).toBe(4);
    const left = (await rows()).map(({ toAddress }) => toAddress.replace('@mail.example', ''));
    expect(left.filter((name) => !name.startsWith('queued'))).toEqual([
      'sent-29',
      'failed-29',
      'failed-31',
      'failed-89',
    ]);
    expect(left.filter((name) => name.startsWith('queued'))).toHaveLength(4);
  });

  it('two processes that look at once never send a mail twice', async () => {
    for (let n = 0; n < 60; n += 1) await queueReset(`person${n}@mail.example`);
    const sent = await Promise.all(Array.from({ length: 4 }, () => sendDue(options)));
    expect(sent.reduce((all, one) => all + one)).toBe(60);
    expect(server.received).toHaveLength(60);
    expect(new Set(server.received.map(({ to }) => to[0])).size).toBe(60);
  });

  it('tries again after a passing refusal, later each time, and parks a mail after its last try', async () => {
    await queueReset();
    for (let tries = 1; tries <= maxTries; tries += 1) {
      server.refusals.push(451);
      expect(await sendDue(options)).toBe(0);
      const [row] = await rows();
      expect(row).toMatchObject({ attempts: tries, state: tries < maxTries ? 'queued' : 'failed' });
      expect(row?.lastError).toContain('451');
      expect(row?.data).toMatchObject({ token: 'a-token' });
      // The retry delay has not ended.
      expect(await sendDue(options)).toBe(0);
      await later();
    }
    expect(await sendDue(options)).toBe(0);
    expect(server.received).toEqual([]);
    expect(warned).toEqual([
      { mail: expect.any(Number), template: 'password-reset', reason: expect.stringMatching(/451/) },
    ]);
    expect([1, 2, 3, 20].map(pauseAfter)).toEqual([15, 30, 60, 3600]);
  });

  it('parks at once what is refused for good, and goes on with the others', async () => {
    await queueReset('nobody@mail.example');
    await queueReset('somebody@mail.example');
    server.refusals.push(550);
    expect(await sendDue(options)).toBe(1);
    expect((await rows()).map(({ state }) => state).sort()).toEqual(['failed', 'sent']);
  });

  it('sends at least once: what a dead process held goes out again, under the same Message-ID', async () => {
    await queueReset();
    server.refusals.push(0);
    await sendDue(options);
    // The state that a process leaves if it dies between sending and recording.
    await sql`update outbox_emails set state = 'sending'`.execute(api.db);
    expect(await sendDue(options)).toBe(0);
    await later();
    expect(await sendDue(options)).toBe(1);
    const ids = server.received.map((mail) => readMail(mail).messageID);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('a comma, a bracket or a line break in what people typed makes no second receiver and no header', async () => {
    await queueReset('amal,eve@mail.example');
    await queueMail(api.db, {
      to: 'rana@mail.example',
      template: 'business-invitation',
      data: { companyName: 'Najd\r\nBcc: eve@mail.example\r\n<b>Valves</b>', role: 'admin', token: 't' },
      dedupeKey: 'injection',
    });
    await sendDue(options);
    const receivers = server.received.flatMap(({ to }) => to);
    expect(receivers.filter((address) => address.startsWith('eve'))).toEqual([]);
    const read = readMail(server.received.find(({ to }) => to[0] === 'rana@mail.example')!);
    expect(read.subject).toBe('You are invited to a business on WBN');
    expect(read.text).toContain('“Najd […] […] […]”');
    expect(read.html).not.toContain('<b>');
  });

  it('carries the receipt of a payment, with the membership by its name in the reader’s language', async () => {
    const receipt = {
      to: 'owner@mail.example',
      template: 'receipt',
      data: {
        companyName: 'Najd Valves',
        businessID: '8c9f0e5e-3a53-4a0c-9d0a-0d4b1f3f1a11',
        tier: 'gold',
        number: 'WBN-000001',
        amountCents: 185_000,
        currency: 'USD',
        paidUntil: '2027-11-21T00:00:00.000Z',
      },
    } as const;
    await queueMail(api.db, { ...receipt, dedupeKey: 'receipt:1' });
    await queueMail(api.db, { ...receipt, to: 'zh@mail.example', locale: 'zh', dedupeKey: 'receipt:2' });
    await sendDue(options);
    const textTo = (to: string) => readMail(server.received.find((mail) => mail.to[0] === to)!);
    const { subject, text } = textTo('owner@mail.example');
    expect(subject).toBe('Receipt WBN-000001');
    for (const fact of ['Najd Valves', 'Gold', 'USD 1850.00', 'November 20, 2027']) expect(text).toContain(fact);
    expect(textTo('zh@mail.example').text).toContain('黄金会员');
  });
});

describe('mails about threads', () => {
  let owner: Person;
  let business: string;
  let buyer: Person;
  beforeEach(async () => {
    owner = await aConfirmedPerson(api, 'Faisal', { locale: 'ar' });
    business = await aBusiness(owner);
    buyer = await aConfirmedPerson(api, 'Lucía');
  });
  const about = (thread: string, bid?: string) => (call: string) =>
    `/business/request/${thread}/${call}${bid ? `?bid=${bid}` : ''}`;
  const write = (person: Person, thread: string, bid?: string) =>
    person.ask(about(thread, bid)('send-message'), { body: { content: 'Hello' } });
  const readThread = (person: Person, thread: string, bid?: string) => person.ask(about(thread, bid)('get-messages'));

  it('reach no mailbox whose owner has not confirmed it, whoever registered its address', async () => {
    await sql`update users set email_verified_at = null where id = ${owner.id}`.execute(api.db);
    await aThread(buyer, business);
    await sendDue(options);
    expect(server.received.flatMap(({ to }) => to)).not.toContain(await addressOf(owner));
    expect(await rows()).not.toContainEqual(expect.objectContaining({ state: 'queued' }));
  });

  it('tell of an inquiry in the language of its reader, and can be ended by one click', async () => {
    const thread = await aThread(buyer, business);
    await sendDue(options);
    const mail = server.received.find(({ raw }) => raw.includes(owner.id)) ?? server.received[0]!;
    expect(mail.to).toEqual([await addressOf(owner)]);
    const read = readMail(mail);
    expect(read.subject).toBe('استفسار جديد');
    expect(read.text).toContain(`“${subjectsAr.get('Samples')}”`);
    expect(read.text).toContain(`http://localhost:8080/business/${business}/requests/${thread}`);
    expect(read.unsubscribePost).toBe('List-Unsubscribe=One-Click');
    const token = /token=([\w.-]+)>/.exec(read.unsubscribe)?.[1] ?? '';
    expect(readUnsubscription(tokens, token)).toEqual({ userID: owner.id, mails: 'inquiry' });
    expect(readUnsubscription(tokens, token.replace(owner.id, buyer.id))).toBeNull();
    expect(readUnsubscription(tokenKeys('some other secret of thirty-two bytes'), token)).toBeNull();
  });

  it('do not tell of a person or a business who may no longer act, and do so again once they may', async () => {
    const sender = await aBusiness(buyer, { companyName: 'Wadi Pumps' });
    const suspendBuyer = (at: Date | null) =>
      api.db.updateTable('users').set({ suspendedAt: at }).where('id', '=', buyer.id).execute();
    const suspendSender = (at: Date | null) =>
      api.db.updateTable('businesses').set({ suspendedAt: at, deletedAt: at }).where('id', '=', sender).execute();
    for (const [suspend, from] of [
      [suspendBuyer, undefined],
      [suspendSender, sender],
    ] as const) {
      const inquiry = async () => {
        const thread = await aThread(buyer, business, from);
        return { thread, due: () => later().then(() => sendDue(options)) };
      };
      // The mail about an inquiry, which is sent at once, and the one about a waiting message.
      const { due, thread } = await inquiry();
      await suspend(new Date());
      expect(await due()).toBe(0);
      await suspend(null);
      await write(buyer, thread, from);
      await suspend(new Date());
      expect(await due()).toBe(0);
      await suspend(null);
      const next = await inquiry();
      expect(await next.due()).toBe(1);
      await write(buyer, next.thread, from);
      expect(await next.due()).toBe(1);
    }
  });

  it('say that a message waits, once it has waited ten minutes unread, and once until it is read', async () => {
    const thread = await aThread(buyer, business);
    const member = await aMember(api, business, 'member');
    await confirmAddress(member);
    await readThread(owner, thread, business);
    await sendDue(options);
    server.received.length = 0;
    for (let n = 0; n < 3; n += 1) expect((await write(buyer, thread)).status).toBe(200);
    expect(await sendDue(options)).toBe(0);
    const waits = (await rows()).filter(({ template }) => template === 'message-unread');
    for (const { nextAttemptAt, createdAt } of waits) {
      expect(Math.round((nextAttemptAt.getTime() - createdAt.getTime()) / 1000)).toBe(600);
    }
    // One of the two members reads it in time.
    await readThread(member, thread, business);
    await later();
    expect(await sendDue(options)).toBe(1);
    expect(server.received.map(({ to }) => to)).toEqual([[await addressOf(owner)]]);
    expect(readMail(server.received[0]!).text).toMatch(/رسائل غير مقروءة: 3/);
    // A member who has read the thread gets a mail for the next unread message; a member who has not gets no second mail.
    for (const reader of [member, owner]) {
      server.received.length = 0;
      await write(buyer, thread);
      await later();
      expect(await sendDue(options)).toBe(1);
      expect(server.received.map(({ to }) => to)).toEqual([[await addressOf(reader)]]);
      await readThread(owner, thread, business);
    }
  });

  it('go after a day to a person who wants one mail a day', async () => {
    const thread = await aThread(buyer, business);
    await sendDue(options);
    server.received.length = 0;
    const wants = (email: string) =>
      buyer.ask('/notifications/preferences', { method: 'PUT', body: { preferences: [{ kind: 'inquiry', email }] } });
    await wants('daily');
    await write(owner, thread, business);
    const waits = (await rows()).filter(({ template, state }) => template === 'message-unread' && state === 'queued');
    const times = waits.map(
      ({ nextAttemptAt, createdAt }) => (nextAttemptAt.getTime() - createdAt.getTime()) / 3_600_000,
    );
    expect(times.map(Math.round)).toEqual([24]);
    await later();
    expect(await sendDue(options)).toBe(1);
    expect(server.received.map(({ to }) => to)).toEqual([[await addressOf(buyer)]]);
    await wants('instant');
  });

  it('go the other way too, to a person who asked', async () => {
    const thread = await aThread(buyer, business);
    await sendDue(options);
    server.received.length = 0;
    await write(owner, thread, business);
    await later();
    await sendDue(options);
    expect(server.received.map(({ to }) => to)).toEqual([[await addressOf(buyer)]]);
    const { subject, text } = readMail(server.received[0]!);
    expect(subject).toBe('A message waits for you');
    expect(text).toMatch(/From: “Najd Valves”\s+Sender: New or unconfirmed/);
    expect(text).toContain(`/business/me/requests/${thread}`);
  });

  it('are not sent to people who have left the business', async () => {
    const member = await aMember(api, business, 'member');
    await confirmAddress(member);
    const thread = await aThread(buyer, business);
    await readThread(owner, thread, business);
    await readThread(member, thread, business);
    await sendDue(options);
    server.received.length = 0;
    await write(buyer, thread);
    await aThread(buyer, business);
    await owner.ask(`/business/${business}/members/${member.id}`, { method: 'DELETE' });
    await later();
    await sendDue(options);
    expect(server.received.map(({ to }) => to)).toEqual(Array(2).fill([await addressOf(owner)]));
  });

  it('are sent about a later message, although one was dropped while its writer was suspended', async () => {
    const writer = await aConfirmedPerson(api);
    const thread = await aThread(writer, business);
    await readThread(owner, thread, business);
    await sendDue(options);
    server.received.length = 0;
    const setSuspended = (suspendedAt: Date | null) =>
      api.db.updateTable('users').set({ suspendedAt }).where('id', '=', writer.id).execute();
    await write(writer, thread);
    await setSuspended(new Date());
    await later();
    expect(await sendDue(options)).toBe(0);
    await setSuspended(null);
    await write(writer, thread);
    await write(writer, thread);
    await later();
    await sendDue(options);
    expect(server.received.map(({ to }) => to)).toEqual([[await addressOf(owner)]]);
  });

  it('are not sent to people who turned them off, even when they are in the outbox already', async () => {
    await aThread(buyer, business);
    const preferences = [{ kind: 'inquiry', email: 'off' }];
    await owner.ask('/notifications/preferences', { method: 'PUT', body: { preferences } });
    expect(await sendDue(options)).toBe(0);
    expect(await rows()).toMatchObject([{ state: 'sent', sentAt: null, lastError: 'not wanted any more', data: {} }]);
    await aThread(buyer, business);
    expect(await rows()).toHaveLength(1);
  });
});

/** A time at which the digest of the notifications so far is due. */
const soon = () => new Date(Date.now() + 600_000);

it('the digest of a day goes once to each who wants one, and counts by business and kind', async () => {
  const author = await aConfirmedPerson(api);
  const business = await aBusiness(author, { companyName: 'Nile Pumps' });
  const fan = await aPerson(api);
  await fan.ask('/social/connect', { body: { to: business } });
  await fan.ask('/social/follow/business', { body: { resourceID: business } });
  const now = soon();
  await Promise.all([queueDigests(api.db, now), queueDigests(api.db, now)]);
  const digests = (await rows()).filter(({ data }) => (data as { userID?: string }).userID === author.id);
  // Follows are off by default.
  const items = [{ kind: 'connect', count: 1, business: 'Nile Pumps' }];
  expect(digests).toMatchObject([{ template: 'daily-digest', data: { items } }]);
  await sendDue(options);
  expect(server.received.map((mail) => readMail(mail).text).join('\n')).toMatch(
    /Business: “Nile Pumps”\s+Requests to connect: 1/,
  );
});

it('a digest that waits says nothing of a business to which its reader no longer belongs', async () => {
  const owner = await aConfirmedPerson(api);
  const business = await aBusiness(owner, { companyName: 'Delta Pumps' });
  const member = await aMember(api, business, 'admin');
  await confirmAddress(member);
  await (await aPerson(api)).ask('/social/connect', { body: { to: business } });
  await queueDigests(api.db, soon());
  await owner.ask(`/business/${business}/members/${member.id}`, { method: 'DELETE' });
  await later();
  await sendDue(options);
  const told = server.received.filter((mail) => readMail(mail).text.includes('Delta Pumps')).map(({ to }) => to);
  expect(told).toEqual([[await addressOf(owner)]]);
});

it('digests tell of everything once, late as they may be: what came since the last one, over days without one', async () => {
  const author = await aConfirmedPerson(api);
  const hour = 3_600_000;
  const first = Date.UTC(2040, 0, 10, 5);
  const at = (hours: number) => new Date(first + hours * hour);
  /** A person sends a connection request that many hours after the first digest. */
  const happens = async (hours: number) => {
    const asker = await aPerson(api);
    await asker.ask('/social/connect', { body: { to: author.id } });
    await sql`update notifications set created_at = ${at(hours)} where actor_user_id = ${asker.id}`.execute(api.db);
  };
  const toldAt = async (hours: number) => {
    await sql`delete from outbox_emails where dedupe_key not like 'daily-digest:%'`.execute(api.db);
    const before = (await rows()).length;
    await queueDigests(api.db, at(hours));
    const [digest, ...more] = (await rows()).slice(before).map(({ data }) => data as { items: { count: number }[] });
    expect(more).toEqual([]);
    return digest?.items[0]?.count;
  };
  await happens(-30);
  expect(await toldAt(0)).toBe(1);
  await happens(1);
  // Three days without a process, then a late digest; an act that is still open at its end belongs to the next one.
  await happens(80);
  expect(await toldAt(80)).toBe(1);
  expect(await toldAt(95)).toBe(1);
  await happens(96);
  expect(await toldAt(119)).toBe(1);
  expect(await toldAt(143)).toBeUndefined();
});
