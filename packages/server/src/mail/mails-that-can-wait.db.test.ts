import { type MailName, queueMail, sql } from '@wbn/database';
import { tokenKeys } from '@wbn/http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aConfirmedPerson } from '../testing/world.ts';
import { endable } from './compose.ts';
import { sendDue } from './outbox.ts';
import { templates } from './templates.ts';

const to = 'reader@mail.example';
let api: TestApi;
let userID: string;
beforeAll(async () => {
  api = await startApi();
  userID = (await aConfirmedPerson(api)).id;
  await sql`update users set email = ${to} where id = ${userID}`.execute(api.db);
}, 60_000);
afterAll(() => api?.stop());
beforeEach(() => sql`delete from outbox_emails`.execute(api.db));

const queueDigest = (n: number) =>
  queueMail(api.db, {
    to,
    template: 'daily-digest',
    data: { userID, items: [{ kind: 'like', count: n, business: null }] },
    dedupeKey: `digest:${n}`,
  });
const queueInvitation = (n: number) =>
  queueMail(api.db, {
    to,
    template: 'business-invitation',
    data: { companyName: 'Najd Valves', isVerified: true, inviter: 'Rana Haddad', role: 'member', token: 'token' },
    dedupeKey: `invitation:${n}`,
  });
const queueCode = () =>
  queueMail(api.db, { to, template: 'login-code', data: { firstName: 'Rana', code: '12' }, dedupeKey: 'code' });

it('mails that can wait are sent after invitations, and both after a login code, whichever came last and however many are due', async () => {
  for (let n = 0; n < 30; n += 1) await queueDigest(n);
  await sql`update outbox_emails set next_attempt_at = now() - interval '1 hour'`.execute(api.db);
  const sent: string[] = [];
  const send = async (_: object, name: string) => {
    // The first claim holds digests alone.
    if (sent.length === 0) for (let n = 0; n < 12; n += 1) await queueInvitation(n);
    // The second one holds invitations alone, and two are left.
    if (sent.length === 10) await queueCode();
    sent.push(name.replace(/^.*Z-\d+-/, ''));
  };
  const count = await sendDue({
    accent: '#0d6639',
    database: api.db,
    from: 'WBN <no-reply@localhost>',
    sites: { portal: 'http://localhost:8080', accounts: 'http://localhost:8082' },
    tokens: tokenKeys('a secret of thirty-two bytes or more'),
    transport: { send, close() {} },
    warn: () => {},
  });
  const [digest, invitation] = ['daily-digest', 'business-invitation'] as const;
  const inTurn = [...Array(10).fill(digest), ...Array(10).fill(invitation), 'login-code', invitation, invitation];
  expect([count, sent]).toEqual([43, [...inTurn, ...Array(20).fill(digest)]]);
});

it('mails that can wait are those with a link to unsubscribe', async () => {
  for (const template of Object.keys(templates) as MailName[])
    await sql`insert into outbox_emails (to_address, template) values (${to}, ${template})`.execute(api.db);
  const { rows } = await sql<{ template: string }>`
    select template from outbox_emails where mail_turn(template) = 2 order by template`.execute(api.db);
  expect(rows.map(({ template }) => template)).toEqual(Object.keys(endable).sort());
});

it('mails that can wait are found by an index, also where thousands are due', async () => {
  await sql`insert into outbox_emails (to_address, template) select ${to}, 'daily-digest' from generate_series(1, 20000)`.execute(
    api.db,
  );
  await sql`analyze outbox_emails`.execute(api.db);
  const { rows } = await sql<Record<string, string>>`
    explain select id from outbox_emails where state in ('queued', 'sending') and next_attempt_at <= clock_timestamp()
    order by mail_turn(template), next_attempt_at, id limit 10 for update skip locked`.execute(api.db);
  const plan = rows.map((row) => Object.values(row)[0]).join('\n');
  expect(plan).toContain('outbox_emails_by_turn');
  expect(plan).not.toContain('Sort');
});
