import { businessPath } from '@wbn/contract';
import { describe, expect, it } from 'vitest';
import { openPage, signIn } from '../../tests/support/pages.ts';
import { apiCalls, ask, asPerson, noteSent, portal, visit } from './support.ts';

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

describe('a timeline', () => {
  it('R-008 is loaded by its id, for a user and for a business', async () => {
    const { business, userID } = await owners();
    for (const id of [userID, business.businessID]) {
      const html = await (await fetch(portal(`/timeline/${id}`))).text();
      const { items } = await ask<{ items: { postID: string }[] }>(`timeline/load/${id}?skip=0&size=10`);
      expect(html.match(/<article class="post"/g)?.length ?? 0).toBe(items.length);
      const page = await openPage();
      await visit(page, '/about-us');
      const calls = apiCalls(page);
      await page.evaluate((to) => history.pushState({}, '', to), `/timeline/${id}`);
      await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state })));
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
    expect(await html(items[0]!.postID)).not.toContain(gone);
    const without = await html('0b7c1b1a-9999-4999-8999-000000000000');
    expect(without).toContain(gone);
    expect(without.match(/<article class="post"/g)?.length).toBe(items.length);
  });

  it('R-380 R-213 R-214 takes posts, pages by ten, and ends with an empty page', async () => {
    const { business } = await owners();
    const page = await openPage();
    const sent = await noteSent(page);
    await signIn(page, 'owner@demo.example');
    await visit(page, `/timeline/${business.businessID}`);
    const calls = apiCalls(page);
    const text = `On our own timeline ${Date.now()}`;
    await page.getByRole('button', { name: 'Create Post' }).click();
    const box = page.getByRole('textbox', { name: 'Create your post' });
    await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);
    await box.fill(text);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await page.locator('.post').first().getByText(text).waitFor();
    expect((await sent()).find(({ path }) => path === '/social/posts/make-post')?.body).toEqual({
      content: text,
      timelineID: business.businessID,
      timelineType: 'business',
    });
    const button = page.getByRole('button', { name: 'Load more post' });
    // After some seconds it presses itself, and may be gone under the pointer.
    const goOn = async () => {
      await button.click({ timeout: 1000 }).catch(() => undefined);
      return page.getByText('You have read it all.').count();
    };
    await expect.poll(goOn, { timeout: 60_000 }).toBe(1);
    const pages = calls.map(({ path }) => path).filter((path) => path.startsWith('timeline/load'));
    expect(pages).toEqual(pages.map((_, at) => `timeline/load/${business.businessID}?skip=${(at + 1) * 10}&size=10`));
    const ended = await ask<{ items: unknown[] }>(pages.at(-1)!);
    expect(ended.items).toEqual([]);
    const before = calls.length;
    await page.mouse.wheel(0, 9000);
    expect(calls.slice(before).filter(({ path }) => path.startsWith('timeline/load'))).toEqual([]);
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
