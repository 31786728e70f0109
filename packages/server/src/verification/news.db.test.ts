import { sql } from '@wbn/database';
import { rowOfBusiness, stoppedAt, untilStopped } from '@wbn/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../mail/compose.ts';
import { createSearchEngine } from '../search/engine/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { uploaderFor } from '../testing/uploader.ts';
import { aBusiness, aMember, aPerson, type Person } from '../testing/world.ts';
import { announceEndings } from './announce-endings.ts';
import { expireVerifications } from './expire-verifications.ts';

const dayMs = 86_400_000;
let api: TestApi;
let operator: Person;
let later = 0;
const now = () => new Date(Date.now() + later);
beforeAll(async () => {
  api = await startApi({ now });
  operator = await aPerson(api, 'Olga', { role: 'operator' });
}, 60_000);
afterAll(() => api?.stop());

const request = { scopes: ['registration'], evidence: [{ label: 'Commercial register' }] };
const decide = (id: string, body: object) => operator.ask(`/operator/verifications/${id}`, { body });

/** A business with an owner who reads Arabic, an admin who reads Italian, and a member who hears nothing. */
async function requested(companyName: string) {
  const owner = await aPerson(api, 'Owner', { locale: 'ar' });
  const business = await aBusiness(owner, { companyName });
  const admin = await aMember(api, business, 'admin');
  await api.db.updateTable('users').set({ locale: 'it' }).where('id', '=', admin.id).execute();
  const member = await aMember(api, business, 'member');
  const submit = async (evidence = request.evidence) =>
    (await owner.ask(`/business/${business}/verification`, { body: { ...request, evidence } })).json.data
      .verificationID as string;
  return { owner, admin, member, business, submit, id: await submit() };
}

const mailsOf = (business: string) =>
  api.db
    .selectFrom('outboxEmails')
    .selectAll()
    .where('template', '=', 'verification-news')
    .where((eb) => eb(eb.ref('data', '->>').key('businessID'), '=', business))
    .orderBy('id')
    .execute();
const outcomes = async (business: string) =>
  (await mailsOf(business)).map(({ data, locale }) => `${data.outcome} ${locale}`).sort();
const news = async (person: Person, business: string) =>
  ((await person.ask('/notifications')).json.data.items as { kind: string; businessID: string; outcome: string }[])
    .filter((one) => one.kind === 'verification' && one.businessID === business)
    .map(({ outcome }) => outcome);

describe('news about a verification', () => {
  it('of each decision reaches owners and admins by mail in their language and as a notification, and nobody else', async () => {
    const note = 'The extract is of another year.';
    const expiresAt = new Date(Date.now() + 365 * dayMs).toISOString();
    const approve = { decision: 'approve', scopes: ['registration'], expiresAt };
    for (const [body, outcome] of [
      [approve, 'approved'],
      [{ decision: 'reject', note }, 'rejected'],
      [{ decision: 'ask', note }, 'more'],
    ] as const) {
      const { owner, admin, member, business, id } = await requested(`Works ${outcome}`);
      expect((await decide(id, body)).status).toBe(200);
      expect(await outcomes(business)).toEqual([`${outcome} ar`, `${outcome} it`]);
      expect(await news(owner, business)).toEqual([outcome]);
      expect(await news(admin, business)).toEqual([outcome]);
      expect(await news(member, business)).toEqual([]);
      const said = (await mailsOf(business)).map((row) =>
        compose({ ...row, template: 'verification-news' }, {
          sites: { portal: 'https://portal.example', accounts: 'https://accounts.example' },
          from: 'WBN <no-reply@portal.example>',
          accent: '#005a9c',
        } as Parameters<typeof compose>[1]),
      );
      for (const { text } of said) {
        expect(text).toContain(`https://portal.example/business/${business}/verification`);
        expect(text.includes(note)).toBe(outcome !== 'approved');
      }
      expect(new Set(said.map(({ subject }) => subject)).size).toBe(2);
      if (outcome !== 'approved') continue;
      await decide(id, { decision: 'revoke', note });
      expect(await news(owner, business)).toEqual(['revoked']);
      expect(await outcomes(business)).toEqual(['approved ar', 'approved it', 'revoked ar', 'revoked it']);
    }
  });

  it('of two approvals that two operators take back at once leaves no mark', async () => {
    const { business, id, submit } = await requested('Twice Works');
    const expiresAt = new Date(now().getTime() + 365 * dayMs).toISOString();
    const approve = { decision: 'approve', scopes: ['registration'], expiresAt };
    expect((await decide(id, approve)).status).toBe(200);
    const second = await submit();
    expect((await decide(second, approve)).status).toBe(200);
    const revoke = (one: string) => decide(one, { decision: 'revoke', note: 'It is another company.' });
    const both = () => Promise.all([revoke(id), revoke(second)]);
    const told = await stoppedAt(api.db, rowOfBusiness(business), both, () => untilStopped(api.db, 2));
    expect(told.map(({ status }) => status)).toEqual([200, 200]);
    expect((await api.ask(`/business/profile/${business}`)).json.data.verified).toBe(false);
  });

  it.each([
    ['name', { general: { companyName: 'Siemens AG' } }],
    ['country', { contactInfo: { country: 'US', state: 'US-CA' } }],
    ['type', { general: { businessType: 'DI' } }],
  ])('a change of the %s takes the mark away until an operator decides again', async (_, change) => {
    const { owner, admin, business, id } = await requested('Honest Works');
    const expiresAt = new Date(now().getTime() + 365 * dayMs).toISOString();
    const approve = { decision: 'approve', scopes: ['registration'], expiresAt };
    await decide(id, approve);
    const profile = async () => (await api.ask(`/business/profile/${business}`)).json.data;
    const update = (body: object) => owner.ask(`/business/profile/${business}`, { method: 'PUT', body });
    const { general } = await profile();
    // The same values again, and what nobody verified, change nothing.
    await update({ general: { companyName: general.companyName, businessType: 'MA', shortDescription: 'Pumps' } });
    expect(await profile()).toMatchObject({ verified: true });
    const rank = async () =>
      (await sql<{ boost: number }>`select boost from search_document where id = ${business}`.execute(api.db)).rows[0]
        ?.boost ?? 0;
    const before = await rank();
    expect((await update(change)).status).toBe(200);
    expect(await profile()).toMatchObject({ verified: false });
    expect(await rank()).toBeLessThan(before);
    expect(await outcomes(business)).toEqual(['approved ar', 'approved it', 'expired ar', 'expired it']);
    expect(await news(admin, business)).toEqual(['expired']);
    const act = await api.db
      .selectFrom('auditLog')
      .select(['action', 'actorUserId'])
      .where('businessId', '=', business)
      .where('action', '=', 'verification.expired')
      .execute();
    expect(act).toEqual([{ action: 'verification.expired', actorUserId: owner.id }]);
    const again = await owner.ask(`/business/${business}/verification`, { body: request });
    await decide(again.json.data.verificationID, approve);
    expect(await profile()).toMatchObject({ verified: true });
  });

  it('a change while the request waits is shown to the operator, without whom it is not approved', async () => {
    const { owner, business, id } = await requested('Plain Works');
    const expiresAt = new Date(now().getTime() + 365 * dayMs).toISOString();
    const approve = { decision: 'approve', scopes: ['registration'], expiresAt };
    const update = (body: object) => owner.ask(`/business/profile/${business}`, { method: 'PUT', body });
    const listed = async () =>
      (await operator.ask('/operator/verifications?size=100')).json.data.items.find(
        (one: { verificationID: string }) => one.verificationID === id,
      ).changes;
    expect(await listed()).toEqual([]);
    await update({ general: { companyName: 'Siemens AG' } });
    await update({ general: { companyName: 'Siemens Energy' }, contactInfo: { country: 'US', state: 'US-CA' } });
    const seen = await listed();
    expect(seen).toEqual([
      { field: 'companyName', was: 'Plain Works', is: 'Siemens Energy' },
      { field: 'country', was: 'SA', is: 'US' },
    ]);
    const stale = [{ ...seen[0], is: 'Siemens AG' }];
    for (const changes of [undefined, [], stale]) {
      expect((await decide(id, { ...approve, ...(changes && { changes }) })).status).toBe(409);
    }
    await update({ general: { companyName: 'Plain Works' } });
    const left = await listed();
    expect(left).toEqual([{ field: 'country', was: 'SA', is: 'US' }]);
    expect((await decide(id, { ...approve, changes: left })).status).toBe(200);
  });

  it('a change of a request whose evidence is kept stays on the next one', async () => {
    const { owner, business, submit, id } = await requested('Kept Works');
    await decide(id, { decision: 'ask', note: 'Add the tax number.' });
    await owner.ask(`/business/profile/${business}`, {
      method: 'PUT',
      body: { general: { companyName: 'Siemens AG' } },
    });
    await submit([{ label: 'Tax number' }]);
    for (let again = 0; again < 2; again += 1) {
      expect((await owner.ask(`/business/${business}/verification`)).json.data.changes).toEqual([
        { field: 'companyName', was: 'Kept Works', is: 'Siemens AG' },
      ]);
      await submit([{ label: 'Tax number again' }]);
    }
  });

  it('that asks for more keeps the request pending, and what was sent', async () => {
    const { owner, business, submit, id } = await requested('More Works');
    await decide(id, { decision: 'ask', note: 'Add the tax number.' });
    const read = async () => (await owner.ask(`/business/${business}/verification`)).json.data;
    expect(await read()).toMatchObject({ state: 'in_review', note: 'Add the tax number.' });
    await submit([{ label: 'Tax number' }]);
    const { evidence, state } = await read();
    expect([state, ...evidence.map(({ label }: { label: string }) => label)]).toEqual([
      'submitted',
      'Commercial register',
      'Tax number',
    ]);
    // Evidence that nobody has read yet is replaced; evidence that an operator has read stays.
    await submit([{ label: 'Tax number, better legible' }]);
    expect((await read()).evidence.map(({ label }: { label: string }) => label)).toEqual([
      'Commercial register',
      'Tax number, better legible',
    ]);
  });

  it('announces the end 30 and 7 days before and when it has come, once each, however many processes look', async () => {
    const { business, id } = await requested('Ending Works');
    const expiresAt = new Date(Date.now() + 100 * dayMs);
    await decide(id, { decision: 'approve', scopes: ['registration'], expiresAt: expiresAt.toISOString() });
    const tools = { db: api.db, search: createSearchEngine(api.db), now };
    const look = async () => {
      await Promise.all([expireVerifications(tools), expireVerifications(tools)]);
      await Promise.all([announceEndings(tools), announceEndings(tools)]);
    };
    const heard: string[][] = [];
    for (const daysBefore of [60, 30.5, 29, 20, 8, 6.9, 3, -0.1, -5]) {
      later = expiresAt.getTime() - daysBefore * dayMs - Date.now();
      await look();
      await look();
      heard.push((await outcomes(business)).filter((one) => one.endsWith('it') && !one.startsWith('approved')));
    }
    later = 0;
    const once = 'ending it';
    expect(heard).toEqual([
      [],
      [],
      [once],
      [once],
      [once],
      [once, once],
      [once, once],
      [once, once, 'expired it'],
      [once, once, 'expired it'],
    ]);
  });

  it('is silent about the end of one that was renewed, or that says its end at once', async () => {
    const { business, submit, id } = await requested('Renewed Works');
    const until = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
    await decide(id, { decision: 'approve', scopes: ['registration'], expiresAt: until(20) });
    await decide(await submit(), { decision: 'approve', scopes: ['registration'], expiresAt: until(400) });
    const tools = { db: api.db, search: createSearchEngine(api.db), now };
    for (const days of [0, 5, 15, 21]) {
      later = days * dayMs;
      await expireVerifications(tools);
      await announceEndings(tools);
    }
    later = 0;
    expect(new Set(await outcomes(business))).toEqual(new Set(['approved ar', 'approved it']));
  });
});

describe('a file of evidence', () => {
  const pdf = (bytes: number, inside = '') => {
    const head = `%PDF-1.4\n1 0 obj<</Type/Catalog${inside}>>endobj\n2 0 obj<</Length ${bytes}>>stream\n`;
    return Buffer.from(`${head}${'a'.repeat(bytes)}\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
  };
  const path = '/files/upload-request/evidence';
  const type = 'application/pdf';

  it('may have 10 MB, the limit that its refusal names, while other uploads keep theirs', async () => {
    const lina = await aPerson(api);
    const { grantFor, post, upload } = uploaderFor(api, lina);
    expect((await upload(pdf(10_000_000), type, path)).told.status).toBe(204);
    const grant = (fileSize: number, url = path) => lina.ask(url, { body: { contentType: type, fileSize } });
    const refused = (await grant(10 * 1024 * 1024 + 1)).json;
    expect([refused.name, refused.message.match(/\d+/)?.[0]]).toEqual(['UploadRefused', '10240']);
    expect((await grant(10 * 1024 * 1024)).status).toBe(200);
    expect((await grant(600_000, '/files/upload-request/message')).json.name).toBe('UploadRefused');
    // A small grant takes no large file, although the endpoint reads larger ones for others.
    const { fields } = await grantFor(pdf(100), type, path);
    expect((await post(fields, pdf(5_000_000), type)).status).toBe(413);
  });

  it('is refused with active content, and as anything but a PDF or a picture', async () => {
    const lina = await aPerson(api);
    const { upload } = uploaderFor(api, lina);
    for (const inside of [
      '/OpenAction<</S/JavaScript/JS(x)>>',
      '/AA<</S/Java#53cript>>',
      '/Names<</EmbeddedFiles 3 0 R>>',
    ])
      expect((await upload(pdf(10, inside), type, path)).told).toEqual({ status: 422, name: 'UploadRefused' });
    for (const contentType of ['image/svg+xml', 'text/html', 'application/zip'])
      expect((await lina.ask(path, { body: { contentType, fileSize: 100 } })).json.name).toBe('UploadRefused');
  });
});
