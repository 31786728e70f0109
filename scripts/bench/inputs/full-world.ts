import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createAccounts, hashPassword } from '@wbn/accounts';
import { accountCookie } from '@wbn/accounts/testing';
import type { CallName } from '@wbn/contract';
import { createDatabase, type Database, type Kysely, migrate } from '@wbn/database';
import { fillNetwork } from '@wbn/demo';
import { createHostSite } from '@wbn/host-site';
import { reindexAll, serverMigrations } from '@wbn/server';
import {
  aBusiness,
  aMember,
  anInvitation,
  aPerson,
  aPost,
  aProduct,
  aThread,
  cards,
  openShop,
  optionsFor,
  type Scene,
} from '@wbn/server/testing';
import { freshScene } from './consumed.ts';
import { credentials } from './credentials.ts';

const many = 2000;
const chunk = 500;
const sentence = 'Ball valves and gate valves of brass and stainless steel for water works, in stock. ';

/** The demo network with one business, one post and one thread that hold as much as a long life gives them; limits are off. */
export async function fullWorld(url: string, businesses: number) {
  const db = createDatabase(url, { poolSize: 10 });
  await migrate(db, serverMigrations);
  await fillNetwork(db, {
    businesses,
    now: new Date('2026-06-01T00:00:00Z'),
    password: 'no one logs in',
    hashPassword: async () => 'no one logs in',
    reindex: () => reindexAll(db),
    say: () => {},
  });
  const translator = await startTranslator();
  const shop = await openShop(
    {
      checkAnswers: false,
      translation: { provider: 'libretranslate', url: translator.url, charactersADay: 1_000_000_000 },
    },
    async () => ({ db, url, stop: () => db.destroy() }),
  );
  const { api } = shop;
  const { filesOrigin, filesFolder: _f, uploadSecret: _u, ...shared } = optionsFor(db, api.folder);
  const accounts = createAccounts({ ...shared, checkAnswers: false });

  const confirmed = { emailVerifiedAt: new Date() };
  const owner = await aPerson(api, 'owner', confirmed);
  const passwordHash = await hashPassword(credentials.password);
  const login = await aPerson(api, 'login', { email: credentials.email, passwordHash, ...confirmed });
  const seller = await aPerson(api, 'seller', confirmed);
  const operator = await aPerson(api, 'operator', { role: 'operator', ...confirmed });
  const business = await aBusiness(owner);
  const other = await aBusiness(seller, { companyName: 'Other' });
  await shop.buy(owner, business, await shop.enter(cards.good), { planId: 'platinum-yearly' });
  const receipt = await receiptOf(db, business);
  const thread = await aThread(seller, business, other);
  const post = await aPost(owner, sentence, business);
  const person = (await aMember(api, business, 'member')).id;
  const { invitation, token } = await anInvitation(api, business);
  const asked = await seller.ask('/social/connect', { body: { to: business } });
  const products = [];
  for (let at = 0; at < 100; at += 1) products.push(await aProduct(api, business, `${sentence}${at}`.slice(0, 80)));
  for (let at = 0; at < 40; at += 1) await aPost(owner, sentence.repeat(10), business);
  for (let at = 0; at < many; at += chunk) {
    const rows = Array.from({ length: chunk });
    const comment = {
      resourceType: 'post',
      resourceId: post,
      authorUserId: seller.id,
      content: sentence.repeat(5),
    } as const;
    const message = { inquiryId: thread, side: 'S', content: sentence.repeat(10), senderUserId: seller.id } as const;
    await db
      .insertInto('comments')
      .values(rows.map(() => comment))
      .execute();
    await db
      .insertInto('messages')
      .values(rows.map(() => ({ ...message, senderBusinessId: other })))
      .execute();
  }
  const portal = await createHostSite({
    ...shared.sites,
    apiInternal: shop.origin,
    internalKey: String(shared.internalKey),
    edition: 'sa',
    cdn: filesOrigin,
    files: filesOrigin,
    payments: '',
    extensions: true,
    // Each page is drawn.
    pageCache: 0,
  });
  const portalServer = await portal.listen(0, '127.0.0.1');
  const found = await db.selectFrom('businesses').select('id').limit(40).execute();
  const scene: Scene = {
    userID: owner.id,
    business,
    product: products[0] as string,
    other,
    seller: seller.id,
    thread,
    bid: business,
    post,
    comment: post,
    as: business,
    person,
    invitation,
    token,
    receipt,
    connection: asked.json.data.connectionID,
  };
  return {
    scene,
    ids: [...found.map(({ id }) => id), ...products],
    tokens: [owner.token, seller.token, operator.token],
    addresses: {
      api: shop.origin,
      accounts: await accounts.listen({ port: 0, host: '127.0.0.1' }),
      portal: `http://127.0.0.1:${(portalServer.address() as AddressInfo).port}`,
    },
    /** The cookie of a new login at the account site. */
    async logIn() {
      const { name, value } = await accountCookie(db, login.id, shared.sites.accounts);
      return `${name}=${value}`;
    },
    fresh: (name: CallName) => freshScene(name, { shop, owner, business, other }),
    async stop() {
      portal.close();
      portalServer.close();
      await accounts.close();
      await shop.stop();
      translator.stop();
    },
  };
}

/** The provider tells of a payment later: waits for its receipt. */
async function receiptOf(db: Kysely<Database>, business: string): Promise<string> {
  for (;;) {
    const paid = await db.selectFrom('invoices').select('id').where('businessId', '=', business).executeTakeFirst();
    if (paid) return paid.id;
    await wait(50);
  }
}

/** A service on loopback that answers as LibreTranslate does. */
async function startTranslator(): Promise<{ url: string; stop(): void }> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const answer = { translatedText: sentence, detectedLanguage: { confidence: 90, language: 'en' } };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}
