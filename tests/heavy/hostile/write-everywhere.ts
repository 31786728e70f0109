import { type CallName, calls } from '@wbn/contract';
import { type Shape, shapes } from '@wbn/contract/shapes';
import { type Request, requests, type Scene } from '@wbn/server/testing';
import { call, type Reply } from '../../../packages/server/src/testing/network.ts';
import { newcomer, newEmail, openSession, sessionOf } from '../../support/sessions.ts';
import type { Schema } from '../fuzz/world/from-shape.ts';
import { hostileWriter, type Writer } from './hostile-body.ts';

/** A person in the running network whose requests hold hostile texts in every field. */
interface Asker {
  readonly email: string;
  readonly userID: string;
  readonly token: string;
}

export interface Outcome {
  readonly call: CallName;
  readonly path: string;
  readonly body: unknown;
  /** The answer to the first asker who was let in, otherwise to the last one. */
  readonly reply: Reply;
  /** Of the asker who was answered. */
  readonly token: string;
}

export interface Written {
  readonly owner: Asker;
  readonly buyer: Asker;
  readonly scene: Scene;
  readonly companyName: string;
  readonly productName: string;
  readonly outcomes: readonly Outcome[];
  readonly texts: ReadonlySet<string>;
}

async function newAsker(): Promise<Asker> {
  const email = newEmail();
  return { email, ...(await openSession('register', newcomer(email))) };
}

const nobody = '00000000-0000-4000-8000-000000000000';
const answerable = Object.keys(requests) as (keyof typeof requests)[];
/** They store no text of their bodies: an address that is asked for a picture, and ids of products that would be gone for the pages below. */
const keepNoText: readonly CallName[] = ['fetchPicture', 'removeProducts', 'startPush'];
/** Calls whose bodies hold a text: of a new call too. */
export const writingCalls = answerable.filter((name) => {
  const { body } = shapes[name] as Shape;
  if (body === undefined || keepNoText.includes(name)) return false;
  const good = (requests[name] as (scene: Scene) => Request)(emptyScene()).body;
  return JSON.stringify(hostileWriter(0).write(body as unknown as Schema, good)) !== JSON.stringify(good);
});

function emptyScene(): Scene {
  const ids = { userID: nobody, business: nobody, product: nobody, other: nobody, seller: nobody, thread: nobody };
  return { ...ids, bid: undefined, post: nobody, comment: nobody, as: undefined };
}

/** One world of people and companies who write hostile texts into everything that the contract lets them write. */
export async function writeEverywhere(from: number): Promise<Written> {
  const writer: Writer = hostileWriter(from);
  const [owner, buyer, victim] = await Promise.all([newAsker(), newAsker(), newAsker()]);
  const operator = { email: 'operator@demo.example', ...(await sessionOf('operator@demo.example')) };
  const outcomes: Outcome[] = [];
  let scene: Scene = { ...emptyScene(), userID: owner.userID, seller: victim.userID };
  /** Ids that take the place of the id of nobody in an address. */
  const targets: Partial<Record<CallName, string>> = { suspendUser: victim.userID, endUserSessions: victim.userID };

  const write = async (name: keyof typeof requests, askers: readonly Asker[]): Promise<Reply> => {
    const good = (requests[name] as (scene: Scene) => Request)(scene);
    const { body } = shapes[name] as Shape;
    const sent = writer.write(body as unknown as Schema, good.body);
    const path = good.url.slice(1).replace(nobody, targets[name] ?? nobody);
    let outcome: Outcome | undefined;
    for (const { token } of askers) {
      const reply = await call(path, sent, { method: calls[name].method, token });
      outcome = { call: name, path, body: sent, reply, token };
      if (![401, 403, 404].includes(reply.status)) break;
    }
    if (outcome === undefined) throw new Error(`Nobody asks ${name}.`);
    outcomes.push(outcome);
    return outcome.reply;
  };

  const make = async (name: keyof typeof requests, asker: Asker, id: string): Promise<string> => {
    const { json, status } = await write(name, [asker]);
    if (status !== 200) throw new Error(`${name}: ${JSON.stringify(json)}`);
    return json.data[id];
  };
  const businessID = await make('createBusiness', owner, 'businessID');
  scene = { ...scene, business: businessID, other: await make('createBusiness', buyer, 'businessID') };
  targets.suspendBusiness = await make('createBusiness', victim, 'businessID');
  scene = { ...scene, product: await make('createProduct', owner, 'productID') };
  scene = { ...scene, post: await make('makePost', owner, 'postID') };
  scene = { ...scene, thread: await make('sendInquiry', buyer, 'requestID') };
  await call('social/follow/business', { resourceID: businessID }, { token: buyer.token });

  const last: CallName[] = ['suspendUser', 'endUserSessions', 'suspendBusiness'];
  const order = [
    ...writingCalls.filter((name) => !last.includes(name)),
    ...writingCalls.filter((name) => last.includes(name)),
  ];
  for (const name of order) {
    const { json } = await write(name, [owner, buyer, operator]);
    if (name === 'requestVerification') targets.decideVerification = json.data?.verificationID;
    if (name === 'createPartnerKey') targets.updatePartnerKey = json.data?.keyID;
    if (name === 'saveSearch') scene = { ...scene, savedSearch: json.data?.searchID };
    if (name === 'report') {
      const { json: list } = await call('operator/reports', undefined, { token: operator.token });
      targets.decideReport = list.data.items[0]?.reportID;
    }
  }
  const { json: product } = await call(`product/${scene.product}`);
  const { json: business } = await call(`business/profile/${businessID}`);
  return {
    owner,
    buyer,
    scene,
    companyName: business.data.general.companyName,
    productName: product.data.name,
    outcomes,
    texts: writer.written,
  };
}

/** The body once for each text field in it, with a text there that no field may keep. */
export function unstorableBodies(body: unknown, texts: readonly string[]): unknown[] {
  if (typeof body === 'string') return texts.map((text) => body.slice(0, 10) + text);
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, value]) =>
    unstorableBodies(value, texts).map((other) =>
      Array.isArray(body) ? body.map((one, at) => (String(at) === key ? other : one)) : { ...body, [key]: other },
    ),
  );
}

/** Sends a body to the call of an outcome. */
export const sendAgain = ({ call: name, path, token }: Outcome, body: unknown): Promise<Reply> =>
  call(path, body, { method: calls[name].method, token });
