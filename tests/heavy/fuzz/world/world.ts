import { createAccounts } from '@wbn/accounts';
import { type CallName, calls } from '@wbn/contract';
import {
  aBusiness,
  aMember,
  anInvitation,
  anUpload,
  aPerson,
  aPost,
  aProduct,
  aThread,
  optionsFor,
  partnerKey,
  partnerOrigin,
  requests,
  type Scene,
  startApi,
  type TestApi,
} from '@wbn/server/testing';
import type { Case, Surroundings } from './cases.ts';
import type { Send } from './run.ts';

export interface World {
  readonly api: TestApi;
  readonly around: Surroundings;
  readonly send: Send;
  stop(): Promise<void>;
}

/** API and account site on one database, with people, businesses and resources, and valid requests. */
export async function startWorld(): Promise<World> {
  const api = await startApi({ checkAnswers: false });
  const { filesOrigin: _o, filesFolder: _f, uploadSecret: _u, ...shared } = optionsFor(api.db, api.folder);
  const accounts = createAccounts({ ...shared, checkAnswers: false });
  const { scene, words, tokens } = await populate(api);
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const partner = { origin: partnerOrigin, 'x-wbn-key': partnerKey };
  const askers = [
    {},
    ...tokens.portal.flatMap((token) => [bearer(token), bearer(token)]),
    { ...partner, ...bearer(tokens.partner) },
  ];
  return {
    api,
    around: {
      words,
      good: (name) => (requests as Partial<Record<CallName, (scene: Scene) => { url: string }>>)[name]?.(scene),
      // Logout ends sessions: those calls use a session of their own.
      askers: (name) => (calls[name].host === 'accounts' ? [{}, bearer(tokens.ending)] : askers),
      costly: new Set<CallName>(['login', 'register']),
    },
    send: (one) => inject(calls[one.call].host === 'api' ? api.app : accounts, one),
    async stop() {
      await accounts.close();
      await api.stop();
    },
  };
}

export async function inject(app: TestApi['app'], { method, url, headers, payload }: Case) {
  const asked = { method, url, headers, ...(payload === undefined ? {} : { payload }) };
  const { statusCode, headers: answered, body } = await app.inject(asked);
  return { statusCode, headers: answered as Record<string, unknown>, body };
}

async function populate(api: TestApi) {
  const owner = await aPerson(api, 'owner');
  const seller = await aPerson(api, 'seller');
  const business = await aBusiness(owner);
  const other = await aBusiness(seller, { companyName: 'Other' });
  const admin = await aMember(api, business, 'admin');
  const thread = await aThread(seller, business, other);
  const product = await aProduct(api, business);
  const post = await aPost(owner);
  const { invitation, token } = await anInvitation(api, business);
  const upload = await anUpload(api, owner);
  const made = await seller.ask('/social/connect', { body: { to: business } });
  const connection = made.json.data.connectionID as string;
  const products = await Promise.all([1, 2, 3].map(() => aProduct(api, other)));
  const posts = await Promise.all([1, 2, 3].map(() => aPost(seller)));
  const scene: Scene = {
    userID: owner.id,
    business,
    product,
    other,
    seller: seller.id,
    thread,
    bid: business,
    post,
    comment: post,
    as: business,
    person: admin.id,
    invitation,
    token,
    connection,
  };
  const ids = [owner.id, seller.id, admin.id, business, other, thread, product, post, invitation, connection];
  return {
    scene,
    words: ['me', ...ids, ...products, ...posts, token, upload],
    tokens: {
      portal: [owner.token, seller.token, admin.token],
      partner: await api.tokenFor(seller.id, 'partner'),
      ending: await api.tokenFor(admin.id),
    },
  };
}
