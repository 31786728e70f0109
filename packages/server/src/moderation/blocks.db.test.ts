import { calls } from '@wbn/contract';
import { sql } from '@wbn/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnsweredName, handlers } from '../calls.ts';
import { stillWanted } from '../mail/still-wanted.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { requests } from '../testing/asks.ts';
import type { Scene } from '../testing/scene.ts';
import {
  aBusiness,
  aConfirmedPerson,
  aMember,
  anInvitation,
  aPerson,
  aPost,
  aProduct,
  aThread,
  type Person,
} from '../testing/world.ts';

/** Checks the rule of blocks against every call: no act of a blocked person reaches a person who has blocked them. */

let api: TestApi;
let owner: Person;
let business: string;
beforeAll(async () => {
  api = await startApi();
  owner = await aConfirmedPerson(api, 'Owner', { email: 'owner@mail.example' });
  business = await aBusiness(owner);
}, 60_000);
afterAll(() => api?.stop());

const block = (by: Person, partyID: string, businessID?: string) =>
  by.ask('/moderation/block', { body: { partyID, ...(businessID ? { businessID } : {}) } });
const unblock = (by: Person, partyID: string, businessID?: string) =>
  by.ask('/moderation/block', { method: 'DELETE', body: { partyID, ...(businessID ? { businessID } : {}) } });

const ask = async (person: Person, name: AnsweredName, scene: Scene): Promise<number> => {
  const { url, ...request } = requests[name](scene);
  return (await person.ask(url, request)).status;
};

/** Everything that has reached a person: notifications with their counts, mails, live events. */
async function cameTo(person: Person, email: string): Promise<unknown> {
  const { rows } = await sql`select
    (select coalesce(sum((data->>'count')::int), 0)::int from notifications where user_id = ${person.id}) as notifications,
    (select count(*)::int from outbox_emails where to_address = ${email}) as mails,
    (select count(*)::int from events where topic = ${`user:${person.id}`}) as events`.execute(api.db);
  return rows[0];
}

/** Calls that only report the end of a thread or connection to the other side and carry no text. */
const endings = new Set<AnsweredName>(['endInquiry', 'readMessages', 'declineConnection', 'endConnection']);
const reaching: AnsweredName[] = [
  'follow',
  'react',
  'makeComment',
  'sendInquiry',
  'sendMessage',
  'announceTyping',
  'requestConnection',
  'acceptConnection',
  'acceptInvitation',
];

describe('a block', () => {
  it('holds for every call that there is: no notification, mail or event of the blocked comes to the blocker', async () => {
    const pest = await aPerson(api, 'Pest');
    const own = await aBusiness(pest, { companyName: 'Own' });
    const request = async () => (await owner.ask('/social/connect', { body: { to: own } })).json.data.connectionID;
    const { token } = await anInvitation(api, business);
    const [thread, threadOfOwn] = [await aThread(pest, business), await aThread(pest, business, own)];
    const [post, product] = [await aPost(owner, 'Ours', business), await aProduct(api, business)];
    const connection = await request();
    const target = {
      userID: pest.id,
      seller: owner.id,
      business,
      product,
      other: business,
      post,
      comment: post,
      connection,
      token,
    };
    const asThemself: Scene = { ...target, thread, as: undefined, bid: undefined };
    const scenes: Scene[] = [asThemself, { ...target, thread: threadOfOwn, as: own, bid: own }];
    await block(owner, pest.id);
    await block(owner, pest.id, business);
    const before = await cameTo(owner, 'owner@mail.example');
    const refused = new Map<AnsweredName, number[]>();
    const acts = (Object.keys(handlers) as AnsweredName[]).filter((name) => calls[name].method !== 'GET');
    for (const name of acts.filter((one) => !endings.has(one))) {
      const told = await Promise.all(scenes.map((scene) => ask(pest, name, scene)));
      refused.set(name, told);
      expect([name, await cameTo(owner, 'owner@mail.example')]).toEqual([name, before]);
    }
    expect(Object.fromEntries(reaching.map((name) => [name, refused.get(name)]))).toEqual(
      Object.fromEntries(reaching.map((name) => [name, [403, 403]])),
    );
    await unblock(owner, pest.id);
    await unblock(owner, pest.id, business);
    // The blocked person's own `block` call, among these, has ended the first connection.
    const again = { ...asThemself, connection: await request() };
    for (const name of reaching) expect([name, await ask(pest, name, again)]).toEqual([name, 200]);
  });

  it('ends a following, and takes what the blocked brought from the bell, out of groups too', async () => {
    const [author, pest, fan] = [await aPerson(api), await aPerson(api), await aPerson(api)];
    const own = await aBusiness(pest, { companyName: 'Own' });
    const posts = [await aPost(author), await aPost(author), await aPost(author), await aPost(author)] as const;
    const like = (person: Person, resourceID: string, businessID?: string) =>
      person.ask('/social/reaction/react/post', { body: { resourceID, reactionType: 'like', businessID } });
    const followed = await pest.ask('/social/follow/business', { body: { resourceID: author.id } });
    expect(followed.json.data.followersCount).toBe(1);
    await like(pest, posts[0]);
    for (const person of [pest, fan]) await like(person, posts[1]);
    for (const person of [fan, pest]) await like(person, posts[2]);
    await like(fan, posts[3]);
    await like(pest, posts[3], own);
    await block(author, pest.id);
    const followers = await author.ask(`/social/follow/${author.id}/summary`);
    expect(followers.json.data.followersCount).toBe(0);
    const { items } = (await author.ask('/notifications')).json.data;
    const actor = { type: 'user', id: fan.id };
    expect(items).toMatchObject(
      [posts[3], posts[2], posts[1]].map((resourceID) => ({ kind: 'like', resourceID, count: 1, actor })),
    );
    // A further actor raises the count by one; the blocked one no longer counts.
    const other = await aPerson(api);
    for (const person of [fan, other, pest]) await like(person, posts[1]);
    const [group] = (await author.ask('/notifications')).json.data.items;
    expect(group).toMatchObject({ resourceID: posts[1], count: 2, actor: { id: other.id } });
  });

  it('by one member of a business spares them its news, not its inquiries', async () => {
    const admin = await aMember(api, business, 'admin');
    const pest = await aPerson(api);
    await block(admin, pest.id);
    await pest.ask('/social/follow/business', { body: { resourceID: business } });
    await aThread(pest, business);
    const kinds = async (person: Person) =>
      (await person.ask('/notifications')).json.data.items.map(({ kind }: { kind: string }) => kind);
    expect(await kinds(admin)).toEqual(['inquiry']);
    expect(await kinds(owner)).toEqual(expect.arrayContaining(['inquiry', 'follow']));
  });

  it('stops mails that still wait, and invitations, of which the inviter is told nothing', async () => {
    const [reader, pest] = [
      await aConfirmedPerson(api, 'Reader', { email: 'reader@mail.example' }),
      await aPerson(api),
    ];
    const theirs = await aBusiness(pest, { companyName: 'Theirs' });
    const thread = await aThread(reader, theirs);
    await pest.ask(`/business/request/${thread}/send-message?bid=${theirs}`, { body: { content: 'Buy!' } });
    const mail = {
      toAddress: 'reader@mail.example',
      template: 'message-unread',
      data: { userID: reader.id, requestID: thread },
    };
    const wanted = () => stillWanted(api.db, mail as unknown as Parameters<typeof stillWanted>[1]);
    expect(await wanted()).toMatchObject({ count: 1 });
    await block(reader, pest.id);
    expect(await wanted()).toBeNull();
    for (const email of ['Reader@mail.example', 'other@mail.example']) {
      const invite = await pest.ask(`/business/${theirs}/members/invite`, { body: { email, role: 'member' } });
      expect(invite.status).toBe(200);
    }
    const sent = await api.db
      .selectFrom('outboxEmails')
      .where('template', '=', 'business-invitation')
      .select('toAddress')
      .execute();
    expect(sent).toEqual([{ toAddress: 'other@mail.example' }]);
  });

  it('and what is done in the same instant come one after the other: nothing comes once the block was answered', {
    timeout: 60_000,
  }, async () => {
    const post = await aPost(owner, 'Ours', business);
    /** Everything that a person has caused for others. */
    const came = async (pest: Person) => {
      const rows = await sql`select
        (select count(*)::int from comments where author_user_id = ${pest.id}) as comments,
        (select count(*)::int from messages where sender_user_id = ${pest.id}) as messages,
        (select count(*)::int from reactions where user_id = ${pest.id}) as likes,
        (select count(*)::int from business_members where user_id = ${pest.id}) as memberships,
        (select count(*)::int from follows where user_id = ${pest.id}) as follows,
        (select count(*)::int from connections
          where state in ('pending', 'accepted') and ${pest.id} in (from_party_id, to_party_id)) as connections`.execute(
        api.db,
      );
      return [rows.rows[0], await cameTo(owner, 'owner@mail.example')];
    };
    for (const name of reaching) {
      for (let round = 0; round < 10; round += 1) {
        const pest = await aPerson(api, 'Pest');
        const { token } = await anInvitation(api, business);
        const thread = name === 'sendMessage' || name === 'announceTyping' ? await aThread(pest, business) : '';
        const asked =
          name === 'acceptConnection' ? await owner.ask('/social/connect', { body: { to: pest.id } }) : null;
        const connection = asked?.json.data.connectionID ?? '';
        const made = { thread, connection, token, bid: undefined, as: undefined };
        const scene = {
          userID: pest.id,
          seller: owner.id,
          business,
          product: '',
          other: business,
          post,
          comment: post,
        };
        const blocked = async () => {
          await Promise.all([block(owner, pest.id), block(owner, pest.id, business)]);
          return came(pest);
        };
        const [then, status] = await Promise.all([blocked(), ask(pest, name, { ...scene, ...made })]);
        expect([200, 403, 409], name).toContain(status);
        expect([name, ...(await came(pest))]).toEqual([name, ...then]);
        expect(then[0], name).toMatchObject({ follows: 0, connections: 0 });
      }
    }
  });
});
