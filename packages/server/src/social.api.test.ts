import { describe, expect, it } from 'vitest';
import { call, expectAnswer, logIn } from './testing/network.ts';

const ownBusiness = async () => {
  const owner = await logIn('owner');
  const { data } = (await owner.call('business/profile/my-list')).json;
  return data.find((card: { session: { role: string } }) => card.session.role === 'owner').businessID as string;
};
const makePost = async (content: string, businessID?: string) => {
  const owner = await logIn('owner');
  const body = businessID
    ? { content, timelineID: businessID, timelineType: 'business', businessID }
    : { content, timelineID: owner.userID, timelineType: 'user' };
  const response = await owner.call('social/posts/make-post', body);
  return expectAnswer('makePost', response).data.postID as string;
};

describe('posts', () => {
  it('R-207 R-208 R-379 are made with data.postID, and read with flat fields, header and body', async () => {
    const postID = await makePost('We have moved to a new hall');
    const { data } = expectAnswer('readPost', await call(`social/posts/${postID}`));
    expect(data).toMatchObject({
      postID,
      content: 'We have moved to a new hall',
      header: { author: data.author, metadata: { datetime: data.createdAt, resourceID: postID } },
      body: { text: 'We have moved to a new hall', picture: null },
    });
    expect(data.author).not.toHaveProperty('businessID');
  });

  it('R-380 R-229 made as a business stand on its timeline under its name', async () => {
    const businessID = await ownBusiness();
    const postID = await makePost('Open house on Sunday', businessID);
    const { data } = expectAnswer('loadTimeline', await call(`timeline/load/${businessID}?skip=0&size=10`));
    expect(data.items[0]).toMatchObject({ postID, author: { businessID, companyName: expect.any(String) } });
  });

  it('R-211 are removed by their author, and by no stranger', async () => {
    const postID = await makePost('A mistake');
    const remove = async (who: 'buyer' | 'owner') =>
      (await logIn(who)).call('social/posts/remove-post', { postID }, 'DELETE');
    expect(await remove('buyer')).toMatchObject({ status: 403, json: { success: false } });
    expectAnswer('removePost', await remove('owner'));
    expect((await call(`social/posts/${postID}`)).status).toBe(404);
  });

  it('R-213 R-214 a timeline is paged by skip and size, and ends with an empty page', async () => {
    const owner = await logIn('owner');
    await makePost('One more');
    const first = expectAnswer('loadTimeline', await call(`timeline/load/${owner.userID}?skip=0&size=10`)).data;
    expect(first.items.length).toBeGreaterThan(0);
    const beyond = await call(`timeline/load/${owner.userID}?skip=9000&size=10`);
    expect(expectAnswer('loadTimeline', beyond).data).toEqual({ items: [], isOver: true });
    expect((await call(`timeline/load/${owner.userID}?skip=10000&size=10`)).status).toBe(400);
  });
});

describe('the newsfeed', () => {
  it('R-198 R-381 goes on with nextID and never repeats', async () => {
    const buyer = await logIn('buyer');
    const seen = new Set<string>();
    let nextID: string | null = '';
    for (let page = 0; page < 5 && nextID !== null; page += 1) {
      const query: string = nextID === '' ? '' : `?nextID=${encodeURIComponent(nextID)}`;
      const { data } = expectAnswer('loadNewsfeed', await buyer.call(`newsfeed/load${query}`));
      for (const { postID } of data.items) {
        expect(seen.has(postID)).toBe(false);
        seen.add(postID);
      }
      nextID = data.nextID;
    }
    expect(seen.size).toBeGreaterThan(0);
    expect((await call('newsfeed/load')).status).toBe(401);
  });
});

describe('reactions', () => {
  it('R-217 R-218 R-219 R-220 are counted, shown to the person who reacted, and taken back', async () => {
    const buyer = await logIn('buyer');
    const postID = await makePost('Like this');
    const body = { resourceID: postID, reactionType: 'like' };
    const summary = async () => expectAnswer('reactionSummary', await call(`social/reaction/summary/${postID}`)).data;
    const mine = async () =>
      expectAnswer('checkReaction', await buyer.call(`social/reaction/check/${postID}?businessID=`)).data.reactionType;
    expectAnswer('react', await buyer.call('social/reaction/react/post', body));
    expect([(await summary()).reactionCount.like, await mine()]).toEqual([1, 'like']);
    expectAnswer('unreact', await buyer.call('social/reaction/react/post', { resourceID: postID }, 'DELETE'));
    expect([(await summary()).reactionCount.like, await mine()]).toEqual([0, undefined]);
  });

  it('R-229 of a business, and its comments, belong to the business and not to the person who speaks for it', async () => {
    const owner = await logIn('owner');
    const businessID = await ownBusiness();
    const resourceID = await makePost('Liked by a company');
    const like = { resourceID, businessID, reactionType: 'like' };
    const mine = async (as: string) =>
      expectAnswer('checkReaction', await owner.call(`social/reaction/check/${resourceID}?businessID=${as}`)).data;
    expectAnswer('react', await owner.call('social/reaction/react/post', like));
    expect([await mine(businessID), await mine('')]).toEqual([{ reactionType: 'like' }, {}]);
    expectAnswer('unreact', await owner.call('social/reaction/react/post', { resourceID, businessID }, 'DELETE'));
    expect(await mine(businessID)).toEqual({});
    const comment = { resourceID, businessID, content: 'We do as well' };
    const { data } = expectAnswer('makeComment', await owner.call('social/comments/make-comment', comment));
    expect(data.whoComment).toMatchObject({ businessID, companyName: expect.any(String) });
    const asStranger = await (await logIn('buyer')).call('social/reaction/react/post', like);
    expect(asStranger.status).toBe(404);
  });

  it('R-221 are of post, comment, business and product, by like alone', async () => {
    const buyer = await logIn('buyer');
    const resourceID = await ownBusiness();
    expect((await buyer.call('social/reaction/react/planet', { resourceID, reactionType: 'like' })).status).toBe(400);
    expect((await buyer.call('social/reaction/react/business', { resourceID, reactionType: 'love' })).status).toBe(400);
  });

  it('R-382 like comments and follows are refused to visitors, and nothing changes', async () => {
    const resourceID = await ownBusiness();
    const counts = async () => [
      (await call(`social/reaction/summary/${resourceID}`)).json.data.reactionCount.like,
      (await call(`social/follow/${resourceID}/summary`)).json.data.followersCount,
      (await call(`social/comments/${resourceID}`)).json.data.total,
    ];
    const before = await counts();
    for (const [path, body] of [
      ['social/reaction/react/business', { resourceID, reactionType: 'like' }],
      ['social/follow/business', { resourceID }],
      ['social/comments/make-comment', { resourceID, resourceType: 'business', content: 'Hi' }],
    ] as const) {
      expect(await call(path, body)).toMatchObject({ status: 401, json: { name: 'TokenNotFound' } });
    }
    expect(await counts()).toEqual(before);
  });
});

describe('follows', () => {
  it('R-226 R-227 are counted, and session is present for a follower', async () => {
    const member = await logIn('buyer');
    const { data } = (await call('search/business', { textQuery: '', businessType: 'GO', size: 1 })).json;
    const id = data.results[0].businessProfile.businessID;
    const summary = async () => expectAnswer('followSummary', await member.call(`social/follow/${id}/summary`)).data;
    await member.call(`social/follow/${id}`, undefined, 'DELETE');
    const before = await summary();
    expect(before.session).toBeNull();
    await member.call('social/follow/business', { resourceID: id });
    expect(await summary()).toEqual({ followersCount: before.followersCount + 1, session: { following: true } });
    await member.call(`social/follow/${id}`, undefined, 'DELETE');
    expect(await summary()).toEqual(before);
  });
});

describe('comments', () => {
  it('R-235 R-236 R-240 are made on a post, and replies on a comment', async () => {
    const buyer = await logIn('buyer');
    const postID = await makePost('Comment this');
    const make = async (body: object) =>
      expectAnswer('makeComment', await buyer.call('social/comments/make-comment', body)).data;
    const comment = await make({ resourceID: postID, content: 'Good news' });
    const reply = await make({ resourceID: comment.commentID, resourceType: 'comment', content: 'Indeed' });
    const list = async (id: string) =>
      expectAnswer('listComments', await call(`social/comments/${id}?skip=0&size=5`)).data.comments;
    expect(await list(postID)).toMatchObject([
      { commentID: comment.commentID, content: 'Good news', repliesCount: 1, whoComment: { userID: buyer.userID } },
    ]);
    expect(await list(comment.commentID)).toMatchObject([{ commentID: reply.commentID, content: 'Indeed' }]);
  });

  it('R-241 are made on a product', async () => {
    const buyer = await logIn('buyer');
    const { productID } = (await call('search/product', { textQuery: '' })).json.data.results[0];
    const body = { resourceID: productID, resourceType: 'product', content: 'Which sizes do you have?' };
    const { commentID } = expectAnswer('makeComment', await buyer.call('social/comments/make-comment', body)).data;
    const { comments } = (await call(`social/comments/${productID}`)).json.data;
    expect(comments[0].commentID).toBe(commentID);
  });
});
