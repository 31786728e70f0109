import { calls } from '@wbn/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnsweredName } from '../calls.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { requests } from '../testing/asks.ts';
import type { Scene } from '../testing/scene.ts';
import { aBusiness, aMember, anInvitation, aPerson, aPost, type Person } from '../testing/world.ts';

/** The things that a suspended person left behind open no door and name nobody, until the person is restored. */

/** People who deal with the person have to know with whom: partners of connections and conversations, and colleagues. */
const knowing: readonly AnsweredName[] = ['listConnections', 'listInquiries', 'listMembers'];

let api: TestApi;
let operator: Person;
beforeAll(async () => {
  api = await startApi();
  operator = await aPerson(api, 'Olga', { role: 'operator' });
}, 60_000);
afterAll(() => api?.stop());

const suspend = async ({ id }: Person, suspended = true) => {
  const body = suspended ? { suspended, reason: 'Checks' } : { suspended };
  expect((await operator.ask(`/operator/users/${id}/suspension`, { body })).status).toBe(200);
};

it('an invitation of a suspended person admits nobody, and is open again after it', async () => {
  const writer = await aPerson(api);
  const business = await aBusiness(writer);
  const second = await aMember(api, business, 'owner');
  const accomplice = await aPerson(api);
  const { token, invitation } = await anInvitation(api, business, 'owner');
  await api.db.updateTable('businessInvitations').set({ invitedBy: writer.id }).where('id', '=', invitation).execute();
  const read = async () => (await accomplice.ask('/business/invitation', { body: { token } })).status;
  const accept = async () => (await accomplice.ask('/business/members/accept', { body: { token } })).status;
  const listed = async () => (await second.ask(`/business/${business}/members`)).json.data.invitations.length;
  await suspend(writer);
  expect([await read(), await accept(), await listed()]).toEqual([404, 404, 0]);
  await suspend(writer, false);
  expect([await read(), await listed(), await accept()]).toEqual([200, 1, 200]);
});

it('no call names a suspended person to others, whatever they wrote, liked and followed', async () => {
  const writer = await aPerson(api, 'Xenobia');
  const [reader, owner] = [await aPerson(api), await aPerson(api)];
  const business = await aBusiness(owner);
  const [read, guests] = [await aPost(reader), await aPost(owner, 'Open on Friday', business)];
  await api.db
    .insertInto('connections')
    .values({ fromUserId: writer.id, toUserId: reader.id, state: 'accepted' })
    .execute();
  const say = { resourceID: read, resourceType: 'post', content: 'An okapi' };
  const comment = (await writer.ask('/social/comments/make-comment', { body: say })).json.data.commentID;
  const guest = { content: 'An okapi for my host', timelineID: reader.id, timelineType: 'user' };
  const post = (await writer.ask('/social/posts/make-post', { body: guest })).json.data.postID;
  await writer.ask('/social/reaction/react/post', { body: { resourceID: read, reactionType: 'like' } });
  await writer.ask('/social/follow/user', { body: { resourceID: reader.id } });
  await reader.ask('/social/follow/user', { body: { resourceID: writer.id } });
  const scene: Partial<Scene> = {
    userID: writer.id,
    business,
    other: business,
    seller: writer.id,
    post: read,
    comment,
    product: guests,
  };
  const reads = (Object.keys(requests) as AnsweredName[])
    .filter(
      (name) => calls[name].method === 'GET' && !knowing.includes(name) && !calls[name].path.startsWith('operator'),
    )
    .map((name) => requests[name](scene as Scene));
  const urls = [
    ...reads.map(({ url }) => url),
    `/social/posts/${post}`,
    `/social/comments/${read}`,
    `/timeline/load/${reader.id}`,
  ];
  const naming = async () => {
    const found: string[] = [];
    for (const url of urls)
      if (JSON.stringify((await reader.ask(url)).json ?? null).includes('Xenobia')) found.push(url);
    return found;
  };
  const before = await naming();
  expect(before.length).toBeGreaterThan(4);
  await suspend(writer);
  expect(await naming()).toEqual([]);
  // Their comments stay, as of somebody who has left.
  expect((await reader.ask(`/social/posts/${post}`)).json.data).toMatchObject({
    content: guest.content,
    author: { firstName: '', profilePhoto: null },
  });
  expect((await reader.ask(`/social/comments/${read}`)).json.data.comments[0].whoComment.firstName).toBe('');
  await suspend(writer, false);
  expect(await naming()).toEqual(before);
});
