import { deleteAccount, removeRowsOfDeletedAccounts } from '@wbn/accounts/testing';
import { type CallName, calls } from '@wbn/contract';
import { sql } from '@wbn/database';
import {
  aBusiness,
  anInvitation,
  anUpload,
  aPerson,
  aPost,
  aProduct,
  aThread,
  type Person,
  requests,
  startApi,
  type TestApi,
} from '@wbn/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** An account is deleted while its own earlier calls are still running. */

let api: TestApi;
let seller: Person;
let other: string;
let post: string;
beforeAll(async () => {
  api = await startApi();
  seller = await aPerson(api, 'Seller');
  other = await aBusiness(seller);
  post = await aPost(seller);
}, 60_000);
afterAll(() => api?.stop());

const acts = (Object.keys(requests) as (keyof typeof requests & CallName)[]).filter(
  (name) => calls[name].method !== 'GET' && calls[name].access !== 'operator',
);

/** A person with a business, and the resources that their calls name. */
async function aLeaver() {
  const person = await aPerson(api, 'Leaver');
  const business = await aBusiness(person);
  const asked = await seller.ask('/social/connect', { body: { to: person.id } });
  return {
    person,
    business,
    photo: await anUpload(api, person),
    scene: {
      userID: person.id,
      business: other,
      product: await aProduct(api, other),
      other,
      seller: seller.id,
      thread: await aThread(person, other),
      bid: undefined,
      post,
      comment: post,
      as: undefined,
      connection: asked.json.data.connectionID as string,
      ...(await anInvitation(api, other, 'owner')),
    },
  };
}

const rowsOf = async (id: string) => {
  const { rows } = await sql`select
    (select count(*)::int from follows where user_id = ${id}) as follows,
    (select count(*)::int from saved_items where user_id = ${id}) as saved,
    (select count(*)::int from saved_searches where user_id = ${id}) as searches,
    (select count(*)::int from reactions where user_id = ${id}) as likes,
    (select count(*)::int from connections where ${id} in (from_party_id, to_party_id)) as connections,
    (select count(*)::int from blocks where user_id = ${id}) as blocks,
    (select count(*)::int from business_members where user_id = ${id}) as memberships,
    (select count(*)::int from notification_preferences where user_id = ${id}) as preferences,
    (select count(*)::int from read_marks where user_id = ${id}) as marks,
    (select count(*)::int from users where id = ${id} and profile_photo_key is not null) as photos`.execute(api.db);
  return rows[0];
};
const nothing = {
  follows: 0,
  saved: 0,
  searches: 0,
  likes: 0,
  connections: 0,
  blocks: 0,
  memberships: 0,
  preferences: 0,
  marks: 0,
  photos: 0,
};

it('leaves nothing of its own behind and no business without an owner, and no call of it fails', {
  timeout: 120_000,
}, async () => {
  const left: string[] = [];
  for (const name of acts) {
    for (const asOwner of [false, true]) {
      const { person, business, photo, scene } = await aLeaver();
      const { url, ...request } = requests[name](asOwner ? { ...scene, business } : scene);
      const body = name === 'profilePhotoUploadValidate' ? { token: photo } : request.body;
      const [response] = await Promise.all([
        person.ask(url, { ...request, ...(body === undefined ? {} : { body }) }),
        deleteAccount({ db: api.db }, person.id, true),
      ]);
      expect(response.status, `${name}: ${JSON.stringify(response.json)}`).toBeLessThan(500);
      left.push(person.id);
    }
  }
  await removeRowsOfDeletedAccounts(api.db);
  for (const id of left) expect(await rowsOf(id)).toEqual(nothing);
  const { rows: orphans } = await sql`select company_name from businesses b where deleted_at is null
    and not exists (select from business_members m where m.business_id = b.id and m.role = 'owner')`.execute(api.db);
  expect(orphans).toEqual([]);
});
