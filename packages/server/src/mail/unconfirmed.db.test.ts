import { queueMail, sql } from '@wbn/database';
import { tokenKeys } from '@wbn/http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aConfirmedPerson, aPerson, type Person } from '../testing/world.ts';
import type { ComposedMail } from './compose.ts';
import { sendDue } from './outbox.ts';
import { templates } from './templates.ts';
import { everyMail } from './testing/every-mail.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api?.stop());

type Kind = keyof typeof templates;
const kinds = Object.keys(templates) as Kind[];
/** By these an owner shows that the mailbox is theirs, or they go to people without an account. */
const allowed: readonly Kind[] = [
  ...(['verify-email', 'already-registered', 'password-reset', 'login-code', 'email-change'] as const),
  ...(['business-invitation', 'receipt', 'account-deleted'] as const),
];

/** Queues each mail of ours to the address; returns those that were sent, by kind. */
async function sendAll(to: string): Promise<Map<Kind, ComposedMail>> {
  await sql`delete from outbox_emails`.execute(api.db);
  for (const template of kinds) {
    const data = everyMail('Evil Words')[template] as never;
    await queueMail(api.db, { to, template, locale: 'en', data, dedupeKey: template });
  }
  const sent = new Map<Kind, ComposedMail>();
  await sendDue({
    accent: '#0d6639',
    database: api.db,
    sites: { portal: 'http://localhost:8080', accounts: 'http://localhost:8082' },
    from: 'WBN <no-reply@localhost>',
    tokens: tokenKeys('a secret of thirty-two bytes or more'),
    warn: () => {},
    transport: {
      send: async (mail, name) => void sent.set(kinds.find((kind) => name.endsWith(`-${kind}`)) as Kind, mail),
      close: () => {},
    },
  });
  return sent;
}
const emailOf = async ({ id }: Person) =>
  (await api.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

it('an address that nobody has confirmed gets no mail but those by which its owner confirms it, and no name that was typed', async () => {
  const sent = await sendAll(await emailOf(await aPerson(api)));
  expect([...sent.keys()].toSorted()).toEqual([...allowed].toSorted());
  for (const [kind, { text }] of sent) expect(text.split('\n')[0], kind).not.toContain('Evil');
});

it('a confirmed address gets every mail, and a former one too while the change of address can be undone', async () => {
  const person = await aConfirmedPerson(api);
  const email = await emailOf(person);
  expect([...(await sendAll(email.toUpperCase())).keys()].toSorted()).toEqual(kinds.toSorted());
  await sql`update users set email = ${`new-${email}`} where id = ${person.id}`.execute(api.db);
  expect([...(await sendAll(email)).keys()].toSorted()).toEqual([...allowed].toSorted());
  const token = { tokenHash: Buffer.from('undo'), userId: person.id, purpose: 'undo', newEmail: email } as const;
  await api.db
    .insertInto('emailTokens')
    .values({ ...token, expiresAt: new Date(Date.now() + 60_000) })
    .execute();
  expect((await sendAll(email)).has('email-changed')).toBe(true);
});
