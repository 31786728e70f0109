import { businessPath } from '@wbn/contract';
import type { Post } from '@wbn/contract/shapes';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { ask, asPerson, newPerson } from '../../../tests/support/api.ts';
import { openPage, settled, signIn } from '../../../tests/support/pages.ts';
import { answer, apiCalls, noteSent, portal, visit } from '../support.ts';

interface Mine {
  readonly businessID: string;
  readonly general: { readonly companyName: string };
}
const owners = async () => {
  const asOwner = await asPerson('owner@demo.example');
  const [user, mine] = await Promise.all([
    asOwner<{ userID: string }>('user/profile'),
    asOwner<Mine[]>('business/profile/my-list'),
  ]);
  return { userID: user.userID, business: mine[0]! };
};

/** Navigates within the page: the browser calls the API. */
const go = async (page: Page, path: string) => {
  await page.evaluate((to) => history.pushState({}, '', to), path);
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state })));
};
const author = {
  userID: '0b7c1b1a-1111-4111-8111-00000000000a',
  firstName: 'Ana',
  lastName: 'Ruiz',
  profilePhoto: null,
};
const madeUpPost = (n: number): Post => {
  const postID = `0b7c1b1a-2222-4222-8222-${String(n).padStart(12, '0')}`;
  const datetime = '2024-03-05T09:07:00Z';
  return {
    postID,
    content: `Post ${n}`,
    createdAt: datetime,
    author,
    header: { author, metadata: { datetime, resourceID: postID } },
    body: { text: `Post ${n}`, picture: null },
    reactions: { reactionCount: { like: 4 } },
  };
};

/** Clicks for more until the end. The button clicks itself after some seconds and may disappear. */
async function readAll(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Load more post' });
  const goOn = async () => {
    await button.click({ timeout: 1000 }).catch(() => undefined);
    return page.getByText('You have read it all.').count();
  };
  await expect.poll(goOn, { timeout: 60_000 }).toBe(1);
}

describe('a timeline', () => {
  it('R-008 is loaded by its id, for a user and for a business', async () => {
    const { business } = await owners();
    const writer = await newPerson('Wanda', 'Writer');
    const { userID } = await writer.ask<{ userID: string }>('user/profile');
    await writer.ask('social/posts/make-post', { content: 'Mine', timelineID: userID, timelineType: 'user' });
    for (const id of [userID, business.businessID]) {
      const html = await (await fetch(portal(`/timeline/${id}`))).text();
      const { items } = await ask<{ items: { postID: string }[] }>(`timeline/load/${id}?skip=0&size=10`);
      expect(items.length).toBeGreaterThan(0);
      expect(html.match(/<article class="post"/g)).toHaveLength(items.length);
      const page = await openPage();
      await visit(page, '/about-us');
      const calls = apiCalls(page);
      await go(page, `/timeline/${id}`);
      await page.locator('.timeline-head').waitFor();
      expect(calls.map(({ path }) => path)).toContain(`timeline/load/${id}?skip=0&size=10`);
    }
    const page = await openPage();
    await visit(page, `/timeline/${business.businessID}`);
    expect(await page.locator('.timeline-head a').getAttribute('href')).toBe(
      businessPath(business.general.companyName, business.businessID),
    );
  });

  it('is not found for an id that nobody has', async () => {
    const answered = await fetch(portal('/timeline/0b7c1b1a-9999-4999-8999-000000000000'));
    expect(answered.status).toBe(404);
    expect(await answered.text()).toContain('Timeline not found');
  });

  it('says that a shared post has been removed, and shows the others', async () => {
    const { business } = await owners();
    const html = async (postID: string) =>
      (await fetch(portal(`/timeline/${business.businessID}?post=${postID}`))).text();
    const { items } = await ask<{ items: { postID: string }[] }>(`timeline/load/${business.businessID}?skip=0&size=10`);
    const gone = '<p class="notice">The post that this link leads to has been removed.</p>';
    expect(items.length).toBeGreaterThan(0);
    const shared = await html(items[0]!.postID);
    expect(shared).toContain('<article class="post"');
    expect(shared).not.toContain(gone);
    const without = await html('0b7c1b1a-9999-4999-8999-000000000000');
    expect(without).toContain(gone);
    expect(without.match(/<article class="post"/g)).toHaveLength(items.length);
  });

  it('R-380 takes posts', async () => {
    const { business } = await owners();
    const page = await openPage();
    const sent = await noteSent(page);
    await signIn(page, 'owner@demo.example');
    await visit(page, `/timeline/${business.businessID}`);
    const text = `On our own timeline ${Date.now()}`;
    await page.getByRole('button', { name: 'Create Post' }).click();
    const box = page.getByRole('textbox', { name: 'Create your post' });
    await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);
    await box.fill(text);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await page.getByRole('article').first().getByText(text).waitFor();
    expect((await sent()).find(({ path }) => path === '/social/posts/make-post')?.body).toEqual({
      content: text,
      timelineID: business.businessID,
      timelineType: 'business',
    });
  });

  it('links the addresses of its posts, with and without script', async () => {
    const writer = await newPerson();
    const { userID } = await writer.ask<{ userID: string }>('user/profile');
    const content = 'See https://quoins.example/list?a=1&b=2 (or www.quoins.example/ar).\n<b>No markup</b>';
    await writer.ask('social/posts/make-post', { content, timelineID: userID, timelineType: 'user' });
    for (const javaScriptEnabled of [true, false]) {
      const page = await openPage({ javaScriptEnabled });
      await page.goto(portal(`/timeline/${userID}`));
      const text = page.locator('.post-text');
      expect(await text.innerText()).toBe(content);
      const links = await text
        .locator('a')
        .evaluateAll((list) => list.map((one) => [(one as HTMLAnchorElement).href, one.getAttribute('rel')]));
      expect(links).toEqual([
        ['https://quoins.example/list?a=1&b=2', 'nofollow ugc noopener noreferrer'],
        ['https://www.quoins.example/ar', 'nofollow ugc noopener noreferrer'],
      ]);
    }
  });

  it('offers more posts only while there are some, and asks for no page beyond them', async () => {
    const writer = await newPerson('Wanda', 'Writer');
    const { userID } = await writer.ask<{ userID: string }>('user/profile');
    const post = (content: string) =>
      writer.ask('social/posts/make-post', { content, timelineID: userID, timelineType: 'user' });
    for (let index = 0; index < 10; index++) await post(`Post ${index}`);
    const page = await openPage();
    const calls = apiCalls(page);
    await visit(page, `/timeline/${userID}`);
    await page.getByText('You have read it all.').waitFor();
    expect(await page.getByRole('button', { name: 'Load more post' }).count()).toBe(0);
    await post('One more');
    await visit(page, `/profile/${userID}`);
    expect(await page.getByText('You have read it all.').count()).toBe(0);
    await readAll(page);
    expect(await page.locator('.post').count()).toBe(11);
    await page.mouse.wheel(0, 9000);
    await settled(page);
    const pages = calls.map(({ path }) => path).filter((path) => path.startsWith('timeline/load'));
    expect(pages).toEqual([`timeline/load/${userID}?skip=10&size=10`]);
  });

  it('R-213 R-214 pages by ten, and ends with an empty page where the API tells no end', async () => {
    const { userID } = await owners();
    const page = await openPage();
    await visit(page, '/about-us');
    const load = (skip: number) => `timeline/load/${userID}?skip=${skip}&size=10`;
    for (const skip of [0, 10]) {
      await answer(page, load(skip), { items: Array.from({ length: 10 }, (_, index) => madeUpPost(skip + index)) });
    }
    await answer(page, load(20), { items: [] });
    const calls = apiCalls(page);
    await go(page, `/timeline/${userID}`);
    await readAll(page);
    expect(await page.getByRole('article').count()).toBe(20);
    const pages = calls.map(({ path }) => path).filter((path) => path.startsWith('timeline/load'));
    expect(pages).toEqual([0, 10, 20].map(load));
    await page.mouse.wheel(0, 9000);
    await settled(page);
    expect(calls.filter(({ path }) => path.startsWith('timeline/load'))).toHaveLength(3);
  });

  it('has no box for a stranger, and none for a visitor', async () => {
    const { userID } = await owners();
    const page = await openPage();
    await signIn(page, 'buyer@demo.example');
    const calls = apiCalls(page);
    await page.goto(portal(`/timeline/${userID}`));
    await expect.poll(() => calls.some(({ path }) => path === 'business/profile/my-list')).toBe(true);
    await page.getByText(/^Only .* and their connections can post here\.$/).waitFor();
    expect(await page.getByRole('textbox', { name: 'Create your post' }).count()).toBe(0);
    const visitor = await openPage();
    await visit(visitor, `/timeline/${userID}`);
    expect(await visitor.locator('.post-box-place').isVisible()).toBe(false);
  });
});
