import type { Post } from '@wbn/contract/shapes';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { asPerson, newPerson } from '../../../tests/support/api.ts';
import { openPage, settled, signIn } from '../../../tests/support/pages.ts';
import { goOnUntil, stopClock } from '../../../tests/support/still-clock.ts';
import { type ApiCall, answer, apiCalls, hold, portal } from '../support.ts';

const author = {
  userID: '0b7c1b1a-1111-4111-8111-00000000000a',
  firstName: 'Ana',
  lastName: 'Ruiz',
  profilePhoto: null,
};
const post = (n: number, who: Partial<Post['author']> = {}, text = `Post number ${n}`): Post => {
  const by = { ...author, ...who };
  const postID = `0b7c1b1a-2222-4222-8222-${String(n).padStart(12, '0')}`;
  const datetime = '2024-03-05T09:07:00Z';
  return {
    postID,
    content: text,
    createdAt: datetime,
    author: by,
    header: { author: by, metadata: { datetime, resourceID: postID } },
    body: { text, picture: null },
    reactions: { reactionCount: { like: 4 } },
  };
};
const posts = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => post(from + index));

async function answerPosts(page: Page, items: readonly Post[], nextID: string | null): Promise<void> {
  await answer(page, 'newsfeed/load*', { items, nextID });
  await answer(page, 'social/reaction/summary/*', { reactionCount: { like: 4 } });
  await answer(page, 'social/reaction/check/*', {});
}

/** The newsfeed of a logged-in person, optionally with fixed items. */
async function newsfeed(items?: readonly Post[], nextID: string | null = null, width = 1280): Promise<Page> {
  const page = await openPage({ width, permissions: ['clipboard-read', 'clipboard-write'] });
  await signIn(page, 'owner@demo.example');
  if (items) await answerPosts(page, items, nextID);
  await page.goto(portal('/newsfeed'));
  await page.getByRole('textbox', { name: 'Create your post' }).waitFor();
  return page;
}
/** The same with a stopped clock, so that only the test clicks the button. */
async function stillNewsfeed(items: readonly Post[]) {
  const page = await openPage();
  await signIn(page, 'owner@demo.example');
  await answerPosts(page, items, 'next-page');
  await stopClock(page);
  // Notes when the page begins to count its four seconds.
  await page.addInitScript(() => {
    const original = window.setTimeout;
    window.setTimeout = ((act: () => void, delay?: number, ...rest: unknown[]) => {
      if (delay === 4000) Object.assign(window, { countsSince: Date.now() });
      return original(act, delay, ...rest);
    }) as typeof setTimeout;
  });
  await page.goto(portal('/newsfeed'));
  const button = page.getByRole('button', { name: 'Load more post', exact: true });
  await goOnUntil(page, () => button.isVisible(), 30_000);
  return { page, button };
}
const menus = (page: Page) => page.getByRole('button', { name: 'What you can do with this post' });
/** Cards beside the posts are articles too. */
const postsOn = (page: Page) => page.getByRole('article').filter({ has: menus(page) });
const menuOf = (page: Page, at = 0) => postsOn(page).nth(at).locator(menus(page)).click();
const form = (page: Page) => page.getByRole('form', { name: 'Create Post' });
const box = (page: Page) => page.getByRole('textbox', { name: 'Create your post' });
const send = (page: Page) => page.getByRole('button', { name: 'Post', exact: true });

it('back leads to where the reader was, with all that they had loaded', async () => {
  const page = await newsfeed(posts(1, 6), 'next');
  await answer(page, 'newsfeed/load?nextID=next', { items: posts(7, 14), nextID: null });
  // Clicked without scrolling: in view, it would click itself after four seconds.
  await page.getByRole('button', { name: 'Load more post' }).dispatchEvent('click');
  await postsOn(page).nth(13).scrollIntoViewIfNeeded();
  const at = await page.evaluate(() => scrollY);
  expect(at).toBeGreaterThan(1000);
  await postsOn(page).getByRole('heading').getByRole('link').last().click();
  await page.waitForURL((url) => url.pathname.startsWith('/profile/'));
  await page.goBack();
  await postsOn(page).nth(13).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(at);
});

describe('the way in', () => {
  it('R-007 is named My B2B, and R-053 says Loading your newsfeed... while it waits', async () => {
    const page = await openPage();
    await signIn(page, 'owner@demo.example', '/about-us');
    const release = await hold(page, 'newsfeed/load*');
    await page.getByRole('link', { name: 'My B2B' }).click();
    await page.getByText('Loading your newsfeed...', { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/newsfeed');
    release();
    await postsOn(page).first().waitFor();
    await page.getByText('Loading your newsfeed...').waitFor({ state: 'detached' });
  });

  it('R-121 R-201 leads a visitor who is not logged in to the login, and back', async () => {
    const { accounts } = addresses();
    const page = await openPage();
    await page.goto(portal('/newsfeed'));
    await page.waitForURL((url) => url.href.startsWith(`${accounts}/login`));
    expect(new URL(page.url()).searchParams.get('continue')).toBe(portal('/newsfeed'));
  });

  it('R-202 says Failed loading your newsfeed, and tries again when asked', async () => {
    const page = await openPage();
    await signIn(page, 'owner@demo.example');
    await answer(page, 'newsfeed/load*', undefined, 500);
    await page.goto(portal('/newsfeed'));
    await page.getByText('Failed loading your newsfeed', { exact: true }).waitFor();
    await page.unroute(`${addresses().api}/newsfeed/load*`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await postsOn(page).first().waitFor();
  });

  it('begins an empty post where an Arabic page begins, and lets what is written run its own way', async () => {
    const page = await openPage();
    await signIn(page, 'owner@demo.example', '/newsfeed?lang=ar');
    const field = page.getByRole('main').getByRole('textbox');
    const direction = () => field.evaluate((one) => getComputedStyle(one).direction);
    await field.waitFor();
    await expect.poll(direction).toBe('rtl');
    await field.fill('Hello');
    expect(await direction()).toBe('ltr');
  });

  it('says what to do when there is nothing to read', async () => {
    const page = await newsfeed([]);
    await page.getByRole('link', { name: 'Find businesses to follow' }).waitFor();
  });
});

describe('the box', () => {
  it('R-195 posts as me or as one of the first five of seven businesses', async () => {
    const page = await newsfeed();
    const options = () => page.getByLabel('Post as').locator('option').allInnerTexts();
    const asOwner = await asPerson('owner@demo.example');
    const mine = await asOwner<{ general: { companyName: string } }[]>('business/profile/my-list');
    expect(mine).toHaveLength(7);
    const names = mine.slice(0, 5).map(({ general }) => general.companyName);
    await expect.poll(options).toEqual(['Faisal Al Harbi', ...names]);
  });

  it('R-196 has three rows and its placeholder; R-197 its button waits for a text', async () => {
    const page = await newsfeed();
    expect(await box(page).getAttribute('rows')).toBe('3');
    expect(await box(page).getAttribute('placeholder')).toBe('Create your post');
    await expect.poll(() => send(page).isDisabled()).toBe(true);
    await box(page).fill('  \n');
    expect(await send(page).isDisabled()).toBe(true);
    await box(page).fill('A line');
    await expect.poll(() => send(page).isEnabled()).toBe(true);
  });

  it('R-197 the button waits for a picture on its way', async () => {
    const page = await newsfeed();
    await box(page).fill('Look at our hall');
    const release = await hold(page, 'files/upload-request/user');
    await form(page)
      .locator('input[type=file]')
      .setInputFiles({
        name: 'hall.png',
        mimeType: 'image/png',
        buffer: Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
          'base64',
        ),
      });
    await form(page).getByRole('progressbar').waitFor();
    expect(await send(page).isDisabled()).toBe(true);
    release();
    await page.getByRole('img', { name: 'Picture of your post' }).waitFor();
    await expect.poll(() => send(page).isEnabled()).toBe(true);
    await send(page).click();
    await page.getByText('Post created!', { exact: true }).waitFor();
    const first = postsOn(page).first();
    await first.getByRole('img', { name: 'Picture posted by Faisal Al Harbi' }).waitFor();
    await page.getByRole('img', { name: 'Picture of your post' }).waitFor({ state: 'detached' });
  });

  it('R-208 R-210 saves, then fetches the new post by its id and puts it on top', async () => {
    const page = await newsfeed();
    const calls = apiCalls(page);
    const release = await hold(page, 'social/posts/make-post');
    const text = `We open on Sunday ${Date.now()}`;
    await box(page).fill(text);
    await send(page).click();
    await page.getByRole('button', { name: 'Posting…' }).waitFor();
    expect(await page.getByRole('button', { name: 'Posting…' }).isDisabled()).toBe(true);
    expect(await box(page).inputValue()).toBe(text);
    release();
    await page.getByText('Post created!', { exact: true }).waitFor();
    await expect.poll(() => box(page).inputValue()).toBe('');
    await expect.poll(() => postsOn(page).first().locator('.post-text').innerText()).toBe(text);
    const made = calls.filter(({ path }) => path.startsWith('social/posts/'));
    expect(made.map(({ method }) => method)).toEqual(['POST', 'GET']);
    expect(made[1]?.path).toMatch(/^social\/posts\/[0-9a-f-]{36}$/);
  });

  it('R-209 a failure keeps the text, says so, and opens the box again', async () => {
    const page = await newsfeed([post(1)]);
    await answer(page, 'social/posts/make-post', undefined, 500);
    await box(page).fill('Not lost');
    await send(page).click();
    await page.getByText('There was an error creating this post!', { exact: true }).waitFor();
    expect(await box(page).inputValue()).toBe('Not lost');
    expect(await send(page).isEnabled()).toBe(true);
    expect(await postsOn(page).count()).toBe(1);
    await page.reload();
    await expect.poll(() => box(page).inputValue()).toBe('Not lost');
  });
});

describe('going on', () => {
  const loads = (calls: readonly ApiCall[]) => calls.filter(({ path }) => path.startsWith('newsfeed/load'));

  it('R-199 R-200 a button loads more, and presses itself after four seconds in sight, not before', async () => {
    const { page, button } = await stillNewsfeed([post(1)]);
    const calls = apiCalls(page);
    expect(await button.evaluate((node) => node.getBoundingClientRect().bottom < innerHeight)).toBe(true);
    // An observer that begins later hears later: the page knows by then that its button is in sight.
    await button.evaluate(
      (node) => new Promise<void>((resolve) => new IntersectionObserver(() => resolve()).observe(node)),
    );
    const passed = await page.evaluate(() => Date.now() - (window as unknown as { countsSince: number }).countsSince);
    await page.clock.runFor(3999 - passed);
    expect(loads(calls)).toHaveLength(0);
    await page.clock.runFor(1);
    await expect.poll(() => loads(calls).length).toBe(1);
  });

  it('R-200 a click loads more before the four seconds are over', async () => {
    const { page, button } = await stillNewsfeed(posts(1, 10));
    await answer(page, 'newsfeed/load?nextID=next-page', { items: posts(9, 12), nextID: null });
    await button.click();
    await goOnUntil(page, async () => (await postsOn(page).count()) === 12);
  });

  it('R-381 ends where there is no nextID, and asks for nothing more', async () => {
    const { page, button } = await stillNewsfeed(posts(1, 2));
    await answer(page, 'newsfeed/load?nextID=next-page', { items: posts(3, 3), nextID: null });
    const calls = apiCalls(page);
    await button.click();
    await goOnUntil(page, () => page.getByText('You have read it all.').isVisible());
    expect(await button.count()).toBe(0);
    await page.mouse.wheel(0, 4000);
    await page.clock.runFor(10_000);
    expect(loads(calls)).toHaveLength(1);
  });
});

describe('a post', () => {
  it('R-203 is 500 px wide at most, and never wider than a small screen', async () => {
    const page = await newsfeed([post(1, {}, `${'Long'.repeat(90)} words`)], null, 1440);
    const width = () =>
      postsOn(page)
        .first()
        .evaluate((node) => node.getBoundingClientRect().width);
    expect(await width()).toBe(500);
    expect(
      await postsOn(page)
        .first()
        .evaluate((node) => getComputedStyle(node).maxInlineSize),
    ).toBe('500px');
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await width()).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  it("R-204 names its author, or the business they speak for, with that one's picture", async () => {
    const { files } = addresses();
    const photo = { url: `${files}/people/ana.webp` };
    const logo = { url: `${files}/business/logo.webp` };
    const business = {
      businessID: '0b7c1b1a-3333-4333-8333-000000000001',
      companyName: 'Gulf Valves',
      profilePhoto: logo,
    };
    const page = await newsfeed([post(1, { profilePhoto: photo }), post(2, business)]);
    const [first, second] = [postsOn(page).first(), postsOn(page).nth(1)];
    expect(await first.getByRole('heading').innerText()).toBe('Ana Ruiz');
    expect(await second.getByRole('heading').innerText()).toBe('Gulf Valves');
    expect(await second.getByText('Ana Ruiz').count()).toBe(0);
    expect(await second.getByRole('heading').getByRole('link').getAttribute('href')).toMatch(
      /^\/business\/.*0{11}1\/$/,
    );
    const wanted = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await expect.poll(wanted).toEqual(expect.arrayContaining([photo.url, logo.url]));
  });

  it('R-205 shows when, what, the picture and the likes', async () => {
    const { files } = addresses();
    const shown = post(1, {}, 'First line\nSecond line');
    const page = await newsfeed([{ ...shown, body: { ...shown.body, picture: { url: `${files}/post.webp` } } }]);
    const card = postsOn(page).first();
    expect(await card.locator('time').innerText()).toBe('05/03/2024 09:07 UTC');
    expect(await card.locator('.post-text').innerText()).toBe('First line\nSecond line');
    expect(await card.getByRole('button', { name: 'Like 4' }).innerText()).toBe('4');
    const wanted = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await expect.poll(wanted).toContain(`${files}/post.webp`);
  });

  it('R-206 offers Remove post on whoever wrote it; R-212 a refusal is said in Spanish', async () => {
    const page = await newsfeed([post(1)]);
    const said: string[] = [];
    page.on('dialog', (dialog) => {
      said.push(`${dialog.type()} ${dialog.message()}`);
      dialog.accept();
    });
    await answer(page, 'social/posts/remove-post', undefined, 403);
    await menuOf(page);
    await page.getByRole('button', { name: 'Remove post', exact: true }).click();
    await expect.poll(() => said).toEqual(['alert Ocurrió un error al eliminar la publicación']);
  });

  it('R-211 is removed by its resource, and the page is loaded anew', async () => {
    const page = await newsfeed();
    const text = `To be removed ${Date.now()}`;
    await box(page).fill(text);
    await send(page).click();
    await postsOn(page).first().getByText(text).waitFor();
    const removed: unknown[] = [];
    await page.route(`${addresses().api}/social/posts/remove-post`, (route) => {
      const request = route.request();
      if (request.method() !== 'OPTIONS') removed.push([request.method(), request.postDataJSON()]);
      return route.continue();
    });
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await menuOf(page);
    await page.getByRole('button', { name: 'Remove post', exact: true }).click();
    await page.waitForFunction(() => !('stays' in window));
    await postsOn(page).first().waitFor();
    expect(await page.getByText(text).count()).toBe(0);
    expect(removed).toEqual([['DELETE', { postID: expect.stringMatching(/^[0-9a-f-]{36}$/) }]]);
  });

  it('R-215 says Error loading data in its place when its likes cannot be loaded', async () => {
    const page = await newsfeed([post(1), post(2)]);
    await answer(page, `social/reaction/summary/${post(2).postID}`, undefined, 500);
    await page.reload();
    await page.getByText('Error loading data', { exact: true }).waitFor();
    await page.getByText('Post number 1').waitFor();
    await page.getByText('Post number 2').waitFor({ state: 'detached' });
    await answer(page, `social/reaction/summary/${post(2).postID}`, { reactionCount: { like: 6 } });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Post number 2').waitFor();
    await page.getByRole('button', { name: 'Like 6' }).waitFor();
  });

  it('is liked at once, and silently not when that fails', async () => {
    const page = await newsfeed([post(1)]);
    const release = await hold(page, 'social/reaction/react/post', 500);
    await page.getByRole('button', { name: 'Like 4' }).click();
    await page.getByRole('button', { name: 'Like 5', pressed: true }).waitFor();
    release();
    await page.getByRole('button', { name: 'Like 4', pressed: false }).waitFor();
    expect(await page.locator('.toast').count()).toBe(0);
  });

  it("shows the reader's own like as the newsfeed tells it, without asking, and takes it back", async () => {
    const page = await newsfeed([
      { ...post(1), reactionType: 'like' },
      { ...post(2), reactionType: null },
    ]);
    const calls = apiCalls(page);
    await page.reload();
    const [first, second] = [postsOn(page).first(), postsOn(page).nth(1)];
    await first.getByRole('button', { name: 'Like 4', pressed: true }).waitFor();
    await second.getByRole('button', { name: 'Like 4', pressed: false }).waitFor();
    await settled(page);
    const likes = () => calls.filter(({ path }) => path.startsWith('social/reaction'));
    expect(likes()).toEqual([]);
    await answer(page, 'social/reaction/react/post', { reactionCount: { like: 3 } });
    await first.getByRole('button', { name: 'Like 4' }).click();
    await first.getByRole('button', { name: 'Like 3', pressed: false }).waitFor();
    await expect.poll(() => likes().map(({ method }) => method)).toEqual(['DELETE']);
  });

  it('is reported to the operators; and of an author who is blocked there is none, now and later', async () => {
    const { email, password } = await newPerson();
    const page = await openPage();
    await signIn(page, email, undefined, password);
    await page.goto(portal('/newsfeed'));
    const first = postsOn(page).first();
    await first.waitFor();
    const dialog = page.getByRole('dialog');
    await menuOf(page);
    await page.getByRole('button', { name: 'Report post' }).click();
    await dialog.getByLabel('Spam or advertising').check();
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await page.getByText('Thank you. The operators will look at it.').waitFor();
    const name = await first.getByRole('heading').innerText();
    // Two people may have the same name.
    const author = await first.getByRole('heading').getByRole('link').getAttribute('href');
    await menuOf(page);
    await page.getByRole('button', { name: `Block ${name}` }).click();
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await page.getByText(`${name} is blocked.`).waitFor();
    const shown = postsOn(page).locator(`h2 a[href="${author}"]`);
    await expect.poll(() => shown.count()).toBe(0);
    await page.reload();
    await postsOn(page).first().waitFor();
    expect(await shown.count()).toBe(0);
  });

  it('is shared by a link that shows it on top of its author’s timeline', async () => {
    const page = await newsfeed();
    const first = postsOn(page).first();
    const text = await first.locator('.post-text').innerText();
    await first.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Post Link copied!', { exact: true }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/timeline\/[0-9a-f-]{36}\?post=[0-9a-f-]{36}$/);
    await page.goto(link);
    await expect.poll(() => postsOn(page).first().locator('.post-text').innerText()).toBe(text);
  });
});
