import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { jsonb } from '@wbn/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partnerKey, partnerOrigin, startApi, type TestApi, uploadSecret } from '../testing/api.ts';
import { bucketSettings, type FakeBucket, startBucket } from '../testing/bucket.ts';
import { somePictures } from '../testing/uploader.ts';
import { aBusiness, aMember, aPerson, aThread, type Person } from '../testing/world.ts';
import { movePrivateFiles } from './removal/make-private.ts';
import { createFiles } from './storing/create-files.ts';
import { diskStore } from './storing/file-store.ts';
import { mayReadFiles } from './storing/may-read-file.ts';
import { type Bucket, openBucket } from './storing/s3/open-bucket.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

describe.each(['disk', 'bucket'])('a private file on a %s', (kind) => {
  let api: TestApi;
  let fake: FakeBucket | undefined;
  let bucket: Bucket | undefined;
  let files: ReturnType<typeof createFiles>;
  let owner: Person;
  let buyer: Person;
  let business: string;
  let thread: string;
  let png: Buffer;
  let later = 0;
  const now = () => new Date(Date.now() + later);
  beforeAll(async () => {
    if (kind === 'bucket') {
      fake = await startBucket();
      bucket = await openBucket(bucketSettings(fake.endpoint));
    }
    api = await startApi({ now, ...(bucket && { bucket }) });
    files = createFiles({ folder: api.folder, bucket, linkSecret: uploadSecret, mayRead: mayReadFiles(api.db), now });
    ({ png } = await somePictures());
    [owner, buyer] = [await aPerson(api), await aPerson(api)];
    business = await aBusiness(owner);
    thread = await aThread(buyer, business);
  }, 60_000);
  afterAll(async () => {
    await files?.close();
    await api?.stop();
    await fake?.stop();
  });

  /** Files that are publicly readable. */
  const inPublic = () => {
    if (fake) return [...fake.objects.keys()].filter((key) => key.startsWith('u/'));
    const folder = path.join(api.folder, 'u');
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  const upload = async (who: Person, purpose: string, contentType = 'image/png') => {
    const bytes = contentType === 'application/pdf' ? pdf : png;
    const asked = { contentType, fileSize: bytes.length };
    const { url, fields, token } = (await who.ask(`/files/upload-request/${purpose}`, { body: asked })).json.data;
    const form = new FormData();
    for (const [name, value] of Object.entries<string>(fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(bytes)], { type: contentType }), 'a');
    if (fake) expect((await fetch(url, { method: 'POST', body: form })).status).toBe(204);
    else {
      const posted = new Response(form);
      const headers = { 'content-type': posted.headers.get('content-type') ?? '' };
      const payload = Buffer.from(await posted.arrayBuffer());
      const told = await api.app.inject({ method: 'POST', url: '/files/upload', payload, headers });
      expect(told.statusCode, told.body).toBe(204);
    }
    return token as string;
  };
  const fetched = (url: string) => files.inject(url.replace('http://127.0.0.1:8085', ''));
  const send = (token: string) =>
    buyer.ask(`/business/request/${thread}/send-message`, { body: { attachments: [{ token, name: 'offer' }] } });
  const handIn = (token: string) =>
    owner.ask(`/business/${business}/verification`, {
      body: { scopes: ['registration'], evidence: [{ label: 'Register', file: { token } }] },
    });

  const ways: [string, () => Promise<string>][] = [
    ['a picture in a message', async () => (await send(await upload(buyer, 'message'))).json.data.attachments[0].url],
    [
      'a document in a message',
      async () => (await send(await upload(buyer, 'message', 'application/pdf'))).json.data.attachments[0].url,
    ],
    [
      'a document as evidence of a business',
      async () => (await handIn(await upload(owner, 'evidence', 'application/pdf'))).json.data.evidence[0].file.url,
    ],
    [
      'evidence of a business',
      async () => (await handIn(await upload(owner, 'evidence'))).json.data.evidence[0].file.url,
    ],
  ];
  it.each(ways)('%s is fetched by its link for minutes, by no cache, and by nothing else', async (_what, make) => {
    later = 0;
    const url = await make();
    expect(inPublic()).toEqual([]);
    const served = await fetched(url);
    expect(served.statusCode).toBe(200);
    expect(served.headers['cache-control']).toBe('private, no-store');
    // The name is ours, whatever the sender called the file.
    expect(served.headers['content-disposition']).toMatch(/^(?:inline|attachment); filename="[\w.-]+\.(?:webp|pdf)"$/);
    const { pathname, search } = new URL(url);
    const other = pathname.replace(/[0-9a-f-]{36}/, crypto.randomUUID());
    const until = Number(new URL(url).searchParams.get('until'));
    for (const forged of [
      pathname,
      `${pathname}?until=${until}`,
      pathname + search.replace(/until=\d+/, `until=${until + 1}`),
      `${pathname}${search}x`,
      `${pathname}?until=${until}&until=${until}&signature=x&signature=y`,
      other + search,
      pathname + search.replace(/reader=[0-9a-f-]{36}/, `reader=${crypto.randomUUID()}`),
      pathname + search.replace(/reader=[^&]+&/, ''),
      pathname.replace('private', 'PRIVATE'),
      pathname.replace('/private', ''),
      pathname.replace('/private', '/private%2f..'),
      `/raw${pathname}`,
    ]) {
      const refused = await fetched(forged);
      expect([forged, refused.statusCode, refused.headers['cache-control']]).toEqual([forged, 404, 'no-store']);
    }
    later = 10 * 60_000;
    const ended = await fetched(url);
    expect([ended.statusCode, ended.headers['cache-control']]).toEqual([410, 'no-store']);
    later = 0;
  });

  it('is linked only for people who may read it now', async () => {
    const stranger = await aPerson(api);
    const list = (who: Person, as = '') => who.ask(`/business/request/${thread}/get-messages${as}`);
    expect((await list(owner, `?bid=${business}`)).status).toBe(200);
    expect((await list(stranger)).status).toBe(404);
    expect((await stranger.ask(`/business/${business}/verification`)).status).toBe(403);
  });

  it('is linked for nobody who lost the right, and links from before answer 403 at once, and 410 after their minutes', async () => {
    const member = await aMember(api, business, 'admin');
    const banned = await aMember(api, business, 'admin');
    await send(await upload(buyer, 'message'));
    await handIn(await upload(owner, 'evidence'));
    const ofThread = (who: Person) => who.ask(`/business/request/${thread}/get-messages?bid=${business}`);
    const ofEvidence = (who: Person) => who.ask(`/business/${business}/verification`);
    const links: string[] = [];
    for (const who of [member, banned]) {
      const [messages, evidence] = [await ofThread(who), await ofEvidence(who)];
      links.push(
        ...[messages, evidence].flatMap(({ json }) => JSON.stringify(json).match(/http[^"]+\/private\/[^"]+/g) ?? []),
      );
    }
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) expect((await fetched(link)).statusCode).toBe(200);
    await owner.ask(`/business/${business}/members/${member.id}`, { method: 'DELETE' });
    await api.db.updateTable('users').set({ suspendedAt: new Date() }).where('id', '=', banned.id).execute();
    for (const who of [member, banned]) {
      for (const answer of [await ofThread(who), await ofEvidence(who)]) {
        expect([401, 403, 404]).toContain(answer.status);
        expect(JSON.stringify(answer.json)).not.toContain('/private/');
      }
    }
    for (const link of links) {
      const refused = await fetched(link);
      expect([refused.statusCode, refused.headers['cache-control']]).toEqual([403, 'no-store']);
    }
    later = 10 * 60_000;
    for (const link of links) expect((await fetched(link)).statusCode).toBe(410);
    later = 0;
  });

  const ends: [string, (who: Person) => Promise<unknown>, (who: Person) => Promise<unknown>][] = [
    [
      'the session was logged out',
      (who) => api.db.updateTable('sessions').set({ revokedAt: new Date() }).where('userId', '=', who.id).execute(),
      (who) => api.db.updateTable('sessions').set({ revokedAt: null }).where('userId', '=', who.id).execute(),
    ],
    [
      'the member was removed',
      (who) => api.db.deleteFrom('businessMembers').where('userId', '=', who.id).execute(),
      (who) =>
        api.db.insertInto('businessMembers').values({ businessId: business, userId: who.id, role: 'admin' }).execute(),
    ],
    [
      'the business was removed',
      () => api.db.updateTable('businesses').set({ deletedAt: new Date() }).where('id', '=', business).execute(),
      () => api.db.updateTable('businesses').set({ deletedAt: null }).where('id', '=', business).execute(),
    ],
    [
      'the business asks for a second step',
      () => api.db.insertInto('secondFactorDuties').values({ businessId: business, dueAt: new Date() }).execute(),
      () => api.db.deleteFrom('secondFactorDuties').where('businessId', '=', business).execute(),
    ],
  ];
  it.each(ends)('is not read by a link from before once %s, and again afterwards', async (_what, end, undo) => {
    const member = await aMember(api, business, 'admin');
    await send(await upload(buyer, 'message'));
    await handIn(await upload(owner, 'evidence'));
    const answers = [
      await member.ask(`/business/request/${thread}/get-messages?bid=${business}`),
      await member.ask(`/business/${business}/verification`),
    ];
    const links = answers.map(({ json }) => JSON.stringify(json).match(/http[^"]+\/private\/[^"]+/)?.[0] ?? '');
    const statuses = async () => [(await fetched(links[0]!)).statusCode, (await fetched(links[1]!)).statusCode];
    expect(await statuses()).toEqual([200, 200]);
    await end(member);
    expect(await statuses()).toEqual([403, 403]);
    await undo(member);
    expect(await statuses()).toEqual([200, 200]);
  });

  it('is not read by a link from before by an operator who is one no longer, nor by a partner’s page without the scope', async () => {
    const operator = await aPerson(api, 'Olga', { role: 'operator' });
    await handIn(await upload(owner, 'evidence'));
    const listed = JSON.stringify((await operator.ask('/operator/verifications')).json);
    const evidence = listed.match(/http[^"]+\/private\/[^"]+/)?.[0] ?? '';
    await send(await upload(buyer, 'message'));
    const asPartner = {
      as: await api.tokenFor(buyer.id, 'partner'),
      headers: { origin: partnerOrigin, 'x-wbn-key': partnerKey },
    };
    const messages = await api.ask(`/business/request/${thread}/get-messages`, asPartner);
    const attachment = JSON.stringify(messages.json).match(/http[^"]+\/private\/[^"]+/)?.[0] ?? '';
    for (const link of [evidence, attachment]) expect((await fetched(link)).statusCode, link).toBe(200);
    await api.db.updateTable('users').set({ role: 'user' }).where('id', '=', operator.id).execute();
    await api.db
      .updateTable('sessions')
      .set({ scopes: ['read'] })
      .where('kind', '=', 'partner')
      .execute();
    for (const link of [evidence, attachment]) expect((await fetched(link)).statusCode, link).toBe(403);
  });

  it('answers 503 while the database is away', async () => {
    const url = (await send(await upload(buyer, 'message'))).json.data.attachments[0].url;
    const away = createFiles({
      folder: api.folder,
      bucket,
      linkSecret: uploadSecret,
      now,
      mayRead: () => Promise.reject(new Error('no connection')),
    });
    const answered = await away.inject(url.replace('http://127.0.0.1:8085', ''));
    expect([answered.statusCode, answered.headers['retry-after']]).toEqual([503, '5']);
    await away.close();
  });

  it('is never shown in public, nor a public picture taken for private', async () => {
    const cover = (token: string) => buyer.ask('/user/profile', { method: 'PUT', body: { coverPhoto: { token } } });
    expect(await cover(await upload(buyer, 'message'))).toMatchObject({ status: 422, json: { name: 'UploadRefused' } });
    const shown = await upload(owner, 'user');
    await owner.ask('/user/profile', { method: 'PUT', body: { coverPhoto: { token: shown } } });
    expect(await handIn(shown)).toMatchObject({ status: 422, json: { name: 'UploadRefused' } });
    const attached = await upload(owner, 'message');
    expect(await handIn(attached)).toMatchObject({ status: 422, json: { name: 'UploadRefused' } });
    const evidence = await upload(owner, 'evidence');
    expect((await handIn(evidence)).status).toBe(200);
    expect((await handIn(evidence)).status).toBe(200);
  });

  it('of an earlier release is moved out of the public folder, and stays reachable by its readers', async () => {
    const before = inPublic();
    const token = await upload(buyer, 'business');
    const cover = (picture: object) => buyer.ask('/user/profile', { method: 'PUT', body: { coverPhoto: picture } });
    const { url } = (await cover({ token })).json.data.coverPhoto;
    const key = new URL(url).pathname.slice(1);
    const message = (await send(await upload(buyer, 'message'))).json.data.messageID;
    const row = await api.db
      .selectFrom('messages')
      .select('attachments')
      .where('id', '=', message)
      .executeTakeFirstOrThrow();
    const attachments = jsonb([{ ...row.attachments[0], key }, ...row.attachments] as typeof row.attachments);
    await api.db.updateTable('messages').set({ attachments }).where('id', '=', message).execute();
    const uploads = bucket ?? { store: diskStore(api.folder), target: { sign: async () => ({ url: '', fields: {} }) } };
    const move = () => movePrivateFiles({ db: api.db, uploads });
    // The owner's public profile shows it too, so it stays public.
    expect([await move(), (await fetched(url)).statusCode]).toEqual([0, 200]);
    await api.db.updateTable('users').set({ coverPhotoKey: null }).where('id', '=', buyer.id).execute();
    expect(Math.max(...(await Promise.all([move(), move()])))).toBe(1);
    expect(await move()).toBe(0);
    expect(inPublic()).toEqual(before);
    const { json } = await buyer.ask(`/business/request/${thread}/get-messages`);
    const { attachments: moved } = json.data.find((one: { messageID: string }) => one.messageID === message);
    expect(moved).toHaveLength(2);
    for (const { url } of moved) {
      expect(url).toContain('/private/u/');
      expect((await fetched(url)).statusCode).toBe(200);
    }
  });
});
