import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Call, type CallName, calls } from '@wbn/contract';
import { shapes } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import {
  aBusiness,
  aPerson,
  aPost,
  aProduct,
  openStream,
  type Person,
  requests,
  type Scene,
  startApi,
  type TestApi,
} from '@wbn/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountSite } from './support/account-site.ts';
import { type IdPlace, idPlaces, withId } from './support/id-places.ts';
import { ownerWithEverything } from './support/owner-with-everything.ts';
import { rowsOf, rowText, tablesWithIds } from './support/rows-of.ts';

/**
 * A person with a business of their own asks every call with ids of somebody else in every place of an id: of every table that has ids,
 * removed, hidden and of the wrong kind. Calls and places are read from the contract, tables and rows from the schema, so a new call, field
 * or table is tested without a change here, or fails here until its owner has a row.
 */

/** Stands in all that only the victim and their business may read. */
const secret = 'Quintessenz';
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

let api: TestApi;
let site: ReturnType<typeof accountSite>;
let victim: Person;
let thief: Person;
let scene: { readonly victim: Scene; readonly thief: Scene };
/** Ids by what they name. */
let foreign: Readonly<Record<string, string>>;
/** Ids by which the rows of the victim are found, and those that the thief makes. */
let roots: { readonly victim: readonly string[]; readonly thief: readonly string[] };

beforeAll(async () => {
  api = await startApi();
  site = accountSite(api);
  const mailbox = { email: `${secret.toLowerCase()}@mail.example` };
  victim = await aPerson(api, 'Vera', mailbox);
  thief = await aPerson(api, 'Theo');
  scene = {
    victim: await ownerWithEverything(api, victim, { company: 'Najd Valves', mark: secret }),
    thief: await ownerWithEverything(api, thief, { company: 'Thieves', mark: 'plain' }),
  };
  const { business, comment, person, post, product, thread, upload } = scene.victim;
  const made = await victim.ask('/product', { body: { businessID: business, name: secret, state: 'draft' } });
  const removed = { business: await aBusiness(victim, { companyName: 'Gone' }), post: await aPost(victim, secret) };
  const hidden = await aBusiness(victim, { companyName: 'Hidden' });
  const removedProduct = await aProduct(api, business, secret);
  await victim.ask(`/product/${removedProduct}`, { method: 'DELETE' });
  await victim.ask('/social/posts/remove-post', { method: 'DELETE', body: { postID: removed.post } });
  const now = new Date();
  await api.db.updateTable('businesses').set({ deletedAt: now }).where('id', '=', removed.business).execute();
  await api.db
    .updateTable('businesses')
    .set({ deletedAt: now, suspendedAt: now, suspensionReason: secret })
    .where('id', '=', hidden)
    .execute();
  roots = {
    victim: [victim.id, business, thread, ...(await idsOfSessions(victim))],
    thief: [thief.id, scene.thief.business, scene.thief.thread],
  };
  const rows = await rowsOf(api, roots.victim);
  const ofTables = (await tablesWithIds(api)).map((name) => [name, idOfOne(rows[name] ?? [])]);
  foreign = {
    ...(Object.fromEntries(ofTables) as Record<string, string>),
    // Those of these tables that calls read; the others may be removed.
    users: victim.id,
    businesses: business,
    products: product,
    posts: post,
    comments: comment,
    member: person ?? '',
    'upload token': upload ?? '',
    draft: made.json.data.productID as string,
    'removed product': removedProduct,
    'removed post': removed.post,
    'removed business': removed.business,
    'suspended business': hidden,
    nothing: crypto.randomUUID(),
  };
}, 120_000);
afterAll(async () => {
  await site?.accounts.close();
  await api?.stop();
});

const idOfOne = (rows: readonly Readonly<Record<string, unknown>>[]) => rows.find((row) => 'id' in row)?.id as string;
async function idsOfSessions({ id }: Person): Promise<readonly string[]> {
  const ids = await api.db.selectFrom('sessions').select('id').where('userId', '=', id).execute();
  return ids.map((one) => one.id);
}

type Named = keyof typeof requests & CallName;
/** A block comes last: it hides from its author what the other cases look for. */
const names = (Object.keys(requests) as Named[]).toSorted(
  (one, other) => Number(one === 'block') - Number(other === 'block'),
);

/** Fields around an id that the sample request leaves out. */
const around: { readonly [Name in Named]?: object } = {
  updateBusiness: { certificates: [{ name: 'ISO 9001' }] },
  createProduct: { dataSheets: [{ name: 'Drawing' }] },
  updateProduct: { dataSheets: [{ name: 'Drawing' }] },
  sendMessage: { attachments: [{ name: 'Offer' }] },
};
/** Names of one's own choice, without anything of the network behind them. */
const ownNames = ['externalID', 'clientID', 'planId'];

const placesOf = (name: Named) => idPlaces(name).filter(({ path }) => !ownNames.includes(String(path.at(-1))));
const called = (name: string, { part, path }: IdPlace) => `${name} ${part} ${path.join('.')}`;

function requestWith(name: Named, place: IdPlace, id: string) {
  const request = requests[name](scene.thief);
  const needs = around[name] && String(place.path[0]) in around[name] ? around[name] : {};
  const body = request.body === undefined ? undefined : { ...(request.body as object), ...needs };
  return { ...request, ...withId(name, { url: request.url, body }, place, id) };
}

interface Checker {
  safeParse(value: unknown): { readonly success: boolean };
}
/** Whether nothing but the id could be refused. */
function isValid(name: Named, { body, url }: { readonly body?: unknown; readonly url: string }): boolean {
  const shape = shapes[name] as unknown as { readonly [Part in 'body' | 'query']?: Checker };
  const query = Object.fromEntries(new URL(url, 'https://api.example').searchParams);
  const isBody = body === undefined || (shape.body?.safeParse(body).success ?? true);
  return isBody && (shape.query?.safeParse(query).success ?? true);
}

it('of the victim there is a row in each table that has ids', async () => {
  const none = Object.entries(foreign).filter(([, id]) => !id);
  expect(none.map(([name]) => name)).toEqual([]);
});

it('every id in a valid request stands in a place that the contract has for ids', () => {
  const own = names.map((name) => {
    const all = placesOf(name).reduce(
      (request, place) => withId(name, request, place, 'X'),
      requests[name](scene.thief),
    );
    return [name, JSON.stringify({ url: all.url, body: all.body }).match(uuid)] as const;
  });
  expect(own.filter(([, ids]) => ids !== null)).toEqual([]);
});

it('every call with ids of somebody else answers without a 5xx, shows nothing private and changes nothing of theirs', {
  timeout: 300_000,
}, async () => {
  const textsOf = async () =>
    Object.entries(await rowsOf(api, roots.victim)).flatMap(([table, rows]) =>
      rows.map((row) => `${table} ${rowText(row)}`),
    );
  const before = await textsOf();
  const byThief = new RegExp(roots.thief.join('|'));
  const faults: string[] = [];
  /** Places that were asked by a request whose form is right, so that the id decides. */
  const reached = new Set<string>();
  let cases = 0;
  for (const name of names) {
    const { method } = calls[name] as Call;
    for (const [what, id] of Object.entries(foreign)) {
      const asked = placesOf(name).map(async (place) => {
        cases += 1;
        const request = requestWith(name, place, id);
        if (isValid(name, request)) reached.add(called(name, place));
        const { json, status } = await thief.ask(request.url, { ...request, method });
        const said = JSON.stringify(json);
        const where = `${name} with ${what}: ${method} ${request.url} ${JSON.stringify(request.body)} ${status}`;
        if (status >= 500) faults.push(where);
        if (new RegExp(secret, 'i').test(said)) faults.push(`${where} shows ${said.slice(0, 300)}`);
      });
      await Promise.all(asked);
    }
    const after = await textsOf();
    const changed = before.filter((row) => !after.includes(row)).map((row) => `no longer ${row}`);
    const added = after.filter((row) => !before.includes(row) && !byThief.test(row)).map((row) => `new ${row}`);
    if (changed.length + added.length > 0) {
      expect.soft([...changed, ...added], `${name} changed something`).toEqual([]);
      break;
    }
  }
  expect(faults).toEqual([]);
  const places = names.flatMap((name) => placesOf(name).map((place) => called(name, place)));
  expect(places.filter((place) => !reached.has(place))).toEqual([]);
  expect(cases).toBeGreaterThan(4_000);
});

it('the victim reads by the same calls what the thief may not', async () => {
  const shown: string[] = [];
  for (const name of names) {
    const { method } = calls[name] as Call;
    if (method !== 'GET') continue;
    const request = requests[name](scene.victim);
    const { json } = await victim.ask(request.url, request);
    if (new RegExp(secret, 'i').test(JSON.stringify(json))) shown.push(name);
  }
  expect(shown).toEqual(
    expect.arrayContaining([
      'listMessages',
      'listNotes',
      'listSavedSearches',
      'listTemplates',
      'myProducts',
      'readVerification',
    ]),
  );
});

/** Fields of the account site's forms that take an id, with their form and the table of the row that it removes. */
const ofForms = {
  passkeyID: { form: '/account/second-factor/passkeys/remove', table: 'passkeys' },
  provider: { form: '/account/sessions/unlink', table: 'signInLinks', id: 'providerId' },
  session: { form: '/account/sessions', table: 'sessions' },
} as const;
/** Fields without an id of something stored. */
const texts = [
  'businesses',
  'code',
  'csrf',
  'current',
  'decision',
  'email',
  'mailCode',
  'name',
  'origin',
  'passkey',
  'password',
];

/** Fields with an id in their names. `readChoice` looks for those of the person's own businesses alone. */
const computed = ['businessField', 'scopeField'];

it('every field of the account site’s forms is one of these', () => {
  const files = path.join(import.meta.dirname, '../../packages/accounts/src');
  const source = readdirSync(files, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => readFileSync(path.join(files, file), 'utf8'));
  const read = source.flatMap((text) => [...text.matchAll(/\bfields\.(\w+)\b(?!')/g)].map(([, field = '']) => field));
  expect([...new Set(read)].sort()).toEqual([...Object.keys(ofForms), ...texts].sort());
  // The name that `forms.ts` reads from the body stands for all.
  const made = source.flatMap((text) => [...text.matchAll(/\bfields\[(?!name\] \?\?=)(\w+)/g)].map(([, name]) => name));
  expect([...new Set(made)].sort()).toEqual(computed);
});

it.each(Object.entries(ofForms))(
  'the account site’s %s of somebody else removes nothing, and one’s own does',
  async (field, of) => {
    const key = 'id' in of ? of.id : 'id';
    // The last way to log in stays.
    const more = { userId: thief.id, credentialId: field, publicKey: Buffer.from(field), name: 'Another' };
    if (field === 'passkeyID') await api.db.insertInto('passkeys').values(more).execute();
    const rowsOfBoth = async () => {
      const { rows } = await sql<
        Record<string, string | null>
      >`select * from ${sql.table(of.table)} order by 1, 2`.execute(api.db);
      return rows;
    };
    const all = await rowsOfBoth();
    const idOf = ({ id }: Person) => String(all.find((row) => row.userId === id)?.[key]);
    const send = await site.form('/login', thief.id, of.form);
    for (const id of [idOf(victim), ...Object.values(foreign)])
      expect((await send({ [field]: id })).status, id).toBeLessThan(500);
    expect(await rowsOfBoth()).toEqual(all);
    expect((await send({ [field]: idOf(thief) })).status).toBe(200);
    expect(await rowsOfBoth()).not.toEqual(all);
  },
);

it('a stream that asks for ids of somebody else tells only what is public of them', async () => {
  const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  // The thief has ended sessions by a form.
  const stranger = await aPerson(api);
  const stream = await openStream(origin, {
    token: stranger.token,
    resources: Object.values(foreign).filter((id) => uuid.test(id)),
  });
  await stream.event('ready');
  const { business, post, thread } = scene.victim;
  const asked = `/business/${business}/desk/${thread}`;
  await victim.ask(`${asked}/notes`, { body: { content: secret } });
  await victim.ask(asked, { method: 'PUT', body: { labels: ['Another'] } });
  await victim.ask(`/business/request/${thread}/typing?bid=${business}`, { method: 'POST' });
  await victim.ask(`/business/request/${thread}/send-message?bid=${business}`, { body: { content: secret } });
  // Events come in the order of their acts.
  const comment = { resourceID: post, resourceType: 'post', content: 'Public' };
  expect((await victim.ask('/social/comments/make-comment', { body: comment })).status).toBe(200);
  await stream.event('comment');
  expect(stream.all().map(({ kind }) => kind)).toEqual(['ready', 'comment']);
  stream.cut();
});
