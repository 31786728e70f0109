import { makeEmailToken } from '@wbn/http';
import { aPerson, startApi, type TestApi } from '@wbn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountSite } from './support/account-site.ts';
import { emailOf, fifty, mailsTo, many } from './support/fifty.ts';

/** Fifty clicks at the same moment on links that act once. */

let api: TestApi;
let accounts: ReturnType<typeof accountSite>['accounts'];
let form: ReturnType<typeof accountSite>['form'];
beforeAll(async () => {
  api = await startApi();
  ({ accounts, form } = accountSite(api));
}, 120_000);
afterAll(async () => {
  await accounts?.close();
  await api?.stop();
});

describe('clicks at once on a link of a mail', () => {
  it('for a new password set one', { timeout: 120_000 }, async () => {
    const person = await aPerson(api);
    const token = await makeEmailToken(api.db, { userID: person.id, purpose: 'reset' });
    const send = await form(`/reset-password?token=${token}`);
    // Each password that is taken costs a processor a second.
    const few = Array.from({ length: 8 }, (_, n) => send({ token, password: `a long password ${n} of mine` }));
    for (const { status } of await Promise.all(few)) expect([200, 303, 400, 410]).toContain(status);
    const used = await api.db.selectFrom('emailTokens').select('usedAt').where('userId', '=', person.id).execute();
    expect(used.filter(({ usedAt }) => usedAt === null)).toEqual([]);
    expect(await mailsTo(api, await emailOf(api, person), 'password-changed')).toBe(1);
  });

  it('for a new registration make one account', { timeout: 120_000 }, async () => {
    const email = 'once-registered@mail.example';
    const payload = { email, password: 'a long password of mine', firstName: 'Una', lastName: 'Vez' };
    await accounts.inject({ method: 'POST', url: '/register', payload });
    const { data } = await api.db
      .selectFrom('outboxEmails')
      .select('data')
      .where('toAddress', '=', email)
      .executeTakeFirstOrThrow();
    const token = String((data as { token?: string }).token);
    const send = await form(`/verify-email?token=${token}`);
    const counts = await fifty(() => send({ token }));
    expect(
      Object.keys(counts)
        .map(Number)
        .every((status) => status < 500),
    ).toBe(true);
    expect(await api.db.selectFrom('users').select('id').where('email', '=', email).execute()).toHaveLength(1);
    expect(await mailsTo(api, email, 'verify-email')).toBe(1);
  });

  it('for a new address change it once, and warn the old one once', async () => {
    const person = await aPerson(api, undefined, { emailVerifiedAt: new Date() });
    const before = await emailOf(api, person);
    const token = await makeEmailToken(api.db, {
      userID: person.id,
      purpose: 'change',
      newEmail: 'moved@mail.example',
    });
    const send = await form(`/confirm-email?token=${token}`, person.id);
    expect(await fifty(() => send({ token }))).toEqual({ 200: 1, 410: 49 });
    expect(await emailOf(api, person)).toBe('moved@mail.example');
    expect(await mailsTo(api, before, 'email-changed')).toBe(1);
    const undo = api.db.selectFrom('emailTokens').select('userId').where('userId', '=', person.id);
    expect(await undo.where('purpose', '=', 'undo').execute()).toHaveLength(1);
  });

  it('for the undo of a new address change it back once', async () => {
    const person = await aPerson(api, undefined, { email: 'thief@mail.example', emailVerifiedAt: new Date() });
    const undo = { userID: person.id, purpose: 'undo', newEmail: 'owner@mail.example' } as const;
    const token = await makeEmailToken(api.db, undo);
    const send = await form(`/undo-email?token=${token}`);
    expect(await fifty(() => send({ token }))).toEqual({ 303: 1, 410: 49 });
    expect(await emailOf(api, person)).toBe('owner@mail.example');
    const resets = api.db.selectFrom('emailTokens').select('purpose').where('userId', '=', person.id);
    expect(await resets.where('purpose', '=', 'reset').execute()).toHaveLength(1);
  });

  it('for one address of fifty people give it to one of them', async () => {
    const people = await Promise.all(Array.from({ length: many }, () => aPerson(api)));
    const sends = await Promise.all(
      people.map(async ({ id }) => {
        const change = { userID: id, purpose: 'change', newEmail: 'wanted@mail.example' } as const;
        const token = await makeEmailToken(api.db, change);
        const send = await form(`/confirm-email?token=${token}`, id);
        return () => send({ token });
      }),
    );
    expect(await fifty((n) => sends[n]!())).toEqual({ 200: 1, 410: 49 });
    const holders = api.db.selectFrom('users').select('id').where('email', '=', 'wanted@mail.example');
    expect(await holders.execute()).toHaveLength(1);
  });
});
