import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../../../tests/support/addresses.ts';
import { answerJson } from '../../../../tests/support/answers.ts';
import { openPage, signIn } from '../../../../tests/support/pages.ts';
import { goOnUntil, stopClock } from '../../../../tests/support/still-clock.ts';

const resource = '0b7c1b1a-1111-4111-8111-00000000000a';
const reader = { userID: 'u-1', firstName: 'Ana', lastName: 'Ruiz', profilePhoto: null };
const comment = (n: number, repliesCount = 0) => ({
  commentID: `0b7c1b1a-2222-4222-8222-${String(n).padStart(12, '0')}`,
  content: `What is the lead time of lot ${n}?`,
  createdAt: '2024-03-05T09:07:00Z',
  whoComment: reader,
  repliesCount,
  reactions: { reactionCount: { like: 3 } },
});

interface Talk {
  /** The answer to each resource's list. */
  list?(route: Route, skip: number, id: string): unknown;
  other?(route: Route, path: string): unknown;
  attributes?: string;
  /** Whether the page's clock is stopped. */
  isStill?: boolean;
}

/** A page with the widget: on the portal with a login, otherwise on a partner site. Records posted comments. */
async function open(talk: Talk = {}, page?: Page) {
  const { api, cdn, portal } = addresses();
  const isPortal = !!page;
  page ??= await openPage({ permissions: ['local-network-access'] });
  if (talk.isStill) await stopClock(page);
  const posted: { path: string; method: string; body: unknown }[] = [];
  await page.route(`${api}/social/**`, (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (request.method() === 'OPTIONS') return answerJson(route, {});
    if (request.method() !== 'GET') {
      posted.push({ path: url.pathname, method: request.method(), body: request.postDataJSON() });
    }
    const listed = /^\/social\/comments\/([^/]+)$/.exec(url.pathname);
    if (request.method() === 'GET' && listed) {
      if (talk.list) return talk.list(route, Number(url.searchParams.get('skip') ?? 0), listed[1]!);
      return answerJson(route, { comments: [comment(1, 2)], total: 1 });
    }
    return talk.other?.(route, url.pathname) ?? answerJson(route, {});
  });
  const address = `${isPortal ? portal : cdn}/page-under-test`;
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Partner</title>
        <script type="module" src="${cdn}/v1/wbn.js"${isPortal ? '' : ' data-key="pk_demo"'}></script>
        <wbn-comments load="eager" resource-id="${resource}" resource-type="product" ${talk.attributes ?? ''}></wbn-comments>`,
    }),
  );
  await page.goto(address);
  const first = page.locator('wbn-comments').locator('[part=comments], [role=alert]').first();
  await (talk.isStill ? goOnUntil(page, () => first.isVisible(), 30_000) : first.waitFor());
  return { page, posted, part: (name: string) => page.locator(`wbn-comments [part=${name}]`) };
}
async function loggedIn(talk: Talk = {}) {
  const page = await openPage({ permissions: ['local-network-access'] });
  await signIn(page, 'buyer@demo.example');
  const opened = await open(talk, page);
  await opened.part('input').waitFor();
  return opened;
}

describe('reading', () => {
  it('nothing below it moves while a list without comments is on its way', async () => {
    let answer: () => void = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { page, part } = await open({
      list: async (route) => {
        await asked;
        return answerJson(route, { comments: [], total: 0 });
      },
    });
    const height = () => page.locator('wbn-comments').evaluate((element) => element.getBoundingClientRect().height);
    await expect.poll(() => part('comments').getAttribute('aria-busy')).toBe('true');
    const before = await height();
    answer();
    await expect.poll(() => part('comments').getAttribute('aria-busy')).not.toBe('true');
    expect(await height()).toBe(before);
  });

  it('R-230 tells a visitor to log in, and leads there', async () => {
    const { page, part } = await open();
    expect(await part('prompt').innerText()).toBe('If you want to comment you must be loged in.');
    expect(await part('input').count()).toBe(0);
    await page.evaluate(() =>
      addEventListener('wbn-login-required', (event) => {
        event.preventDefault();
        document.title = 'asked';
      }),
    );
    await part('login').click();
    await expect.poll(() => page.title()).toBe('asked');
  });

  it('R-225 shows the likes to a visitor, asks for a login when they like, and sends none', async () => {
    const { page, part, posted } = await open();
    await page.evaluate(() => {
      Object.assign(window, { asked: [] });
      addEventListener('wbn-login-required', (event) => {
        event.preventDefault();
        Reflect.get(window, 'asked').push((event as CustomEvent).detail);
      });
    });
    expect(await part('like').innerText()).toBe('3');
    await part('like').click();
    const asked = () => page.evaluate(() => Reflect.get(window, 'asked'));
    await expect.poll(asked).toEqual([{ resourceID: comment(1).commentID, resourceType: 'comment' }]);
    expect(await part('like').innerText()).toBe('3');
    expect(posted).toEqual([]);
  });

  it('R-237 R-242 loads five at a time, until an empty page ends it', async () => {
    const asked: number[] = [];
    const { part } = await open({
      list(route, skip) {
        asked.push(skip);
        return answerJson(route, { comments: skip ? [] : [1, 2, 3, 4, 5].map((n) => comment(n)) });
      },
    });
    await expect.poll(() => part('comment').count()).toBe(5);
    expect(await part('more').innerText()).toBe('Load more comments');
    await part('more').click();
    await part('more').waitFor({ state: 'detached' });
    expect(asked).toEqual([0, 5]);
    expect(await part('time').first().innerText()).toBe('05/03/2024 09:07 UTC');
    // Reports are made only on our own site; each comment links there.
    const { portal } = addresses();
    expect(await part('report').first().getAttribute('href')).toBe(
      `${portal}/report?comment=${comment(1).commentID}&lang=en`,
    );
  });

  it('R-237 R-238 shows and hides replies, and loads more of them', async () => {
    const { part } = await open({
      list: (route, skip, id) =>
        id === resource
          ? answerJson(route, { comments: [comment(1, 7)], total: 1 })
          : answerJson(route, {
              comments: [1, 2, 3, 4, 5].slice(skip ? 3 : 0).map((n) => comment(skip + n + 10)),
              total: 7,
            }),
    });
    expect(await part('replies').innerText()).toBe('Show replies');
    await part('replies').click();
    await expect.poll(() => part('more').innerText()).toBe('Load more replies');
    await expect.poll(() => part('comment').count()).toBe(6);
    await part('more').click();
    await expect.poll(() => part('comment').count()).toBe(8);
    expect(await part('replies').first().innerText()).toBe('Hide replies');
    await part('replies').first().click();
    await expect.poll(() => part('comment').count()).toBe(1);
  });

  it('names an author who is no longer there in the language of the reader', async () => {
    const gone = { ...comment(1), whoComment: { ...reader, firstName: '', lastName: '' } };
    const { part } = await open({
      attributes: 'locale="es"',
      list: (route) => answerJson(route, { comments: [gone], total: 1 }),
    });
    expect(await part('author').innerText()).toBe('Cuenta no disponible');
  });

  it('offers no reply under the eighth comment of a chain, where the server takes none', async () => {
    const { part } = await open({
      list: (route, skip, id) => {
        const above = id === resource ? 0 : Number(id.slice(-12));
        const comments = skip === 0 && above < 8 ? [comment(above + 1, above < 7 ? 1 : 0)] : [];
        return answerJson(route, { comments, total: comments.length });
      },
    });
    for (let depth = 1; depth < 8; depth += 1) {
      await expect.poll(() => part('reply').count(), { message: `${depth}` }).toBe(depth);
      await part('replies').last().click();
      await part('comment').nth(depth).waitFor();
    }
    expect(await part('comment').count()).toBe(8);
    expect(await part('reply').count()).toBe(7);
  });

  it('R-239 says that it loads', async () => {
    let answer = () => {};
    const held = new Promise<void>((resume) => {
      answer = resume;
    });
    const { page, part } = await open({
      async list(route) {
        await held;
        return answerJson(route, { comments: [], total: 0 });
      },
    });
    expect(await page.locator('wbn-comments [role=status]').innerText()).toBe('Loading');
    answer();
    await part('prompt').waitFor();
    await page.locator('wbn-comments .empty').waitFor();
  });

  it('offers another try when the comments cannot be loaded', async () => {
    let fails = true;
    const { page, part } = await open({
      // The widget retries by itself after five seconds; this test uses the button.
      isStill: true,
      list: (route) => (fails ? answerJson(route, {}, 500) : answerJson(route, { comments: [comment(1)], total: 1 })),
    });
    await page.locator('wbn-comments [role=alert]').waitFor();
    fails = false;
    await page.locator('wbn-comments button').click();
    await goOnUntil(page, () => part('comment').isVisible());
  });
});

describe('writing', () => {
  it('R-231 R-232 R-233 R-234 posts by Enter, adds a line by Shift+Enter, posts nothing empty, counts nothing', async () => {
    let answer = () => {};
    const held = new Promise<void>((resume) => {
      answer = resume;
    });
    let lists = 0;
    const { page, part, posted } = await loggedIn({
      list(route) {
        lists += 1;
        return answerJson(route, { comments: [comment(1, 2)], total: 1 });
      },
      async other(route) {
        if (route.request().method() === 'POST') await held;
        return answerJson(route, comment(9));
      },
    });
    await part('input').press('Enter');
    await part('input').fill('   ');
    await part('input').press('Enter');
    expect(posted).toEqual([]);
    await part('input').fill('Hello');
    await part('input').press('Shift+Enter');
    await part('input').pressSequentially('world');
    expect(await page.locator('wbn-comments .count').count()).toBe(0);
    await part('input').dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, composed: true });
    expect(posted).toEqual([]);
    await part('input').press('Enter');
    await expect.poll(() => part('input').isDisabled()).toBe(true);
    await expect.poll(() => part('input').inputValue()).toBe('');
    const before = lists;
    answer();
    await expect.poll(() => part('input').isDisabled()).toBe(false);
    await expect.poll(() => lists).toBeGreaterThan(before);
    await expect.poll(() => part('comment').count()).toBe(2);
    expect(posted[0]?.body).toEqual({ resourceID: resource, resourceType: 'product', content: 'Hello\nworld' });
  });

  it('R-234 gives the text back when posting fails', async () => {
    const { part } = await loggedIn({ other: (route) => answerJson(route, {}, 500) });
    await part('input').fill('Nothing is lost');
    await part('input').press('Enter');
    await expect.poll(() => part('input').inputValue()).toBe('Nothing is lost');
    await expect.poll(() => part('input').isDisabled()).toBe(false);
  });

  it('a reply box has the focus before the next key press, and before the next paint', async () => {
    const { page, part } = await loggedIn();
    await part('reply').waitFor();
    const focused = await page.locator('wbn-comments').evaluate(async (host) => {
      const root = host.shadowRoot!;
      root.querySelector<HTMLElement>('[part=reply]')!.click();
      // Views are drawn in microtasks, paints come later.
      for (let turn = 0; turn < 20; turn++) await null;
      return root.activeElement?.matches('.replies [part=input]');
    });
    expect(focused).toBe(true);
  });

  it('gives the box back to its writer, and not to one who has gone on to another field', async () => {
    let answer = (): unknown => undefined;
    const { page, part, posted } = await loggedIn({
      other: (route, path) => {
        if (!path.endsWith('/make-comment')) return undefined;
        return new Promise<void>((resume) => {
          answer = () => {
            answerJson(route, { ...comment(posted.length + 1), content: 'Sent' });
            resume();
          };
        });
      },
    });
    const post = async (text: string) => {
      await part('input').fill(text);
      await part('input').press('Enter');
      await expect.poll(() => posted.length).toBeGreaterThan(0);
      await expect.poll(() => part('input').isDisabled()).toBe(true);
    };
    const isBack = () => part('input').evaluate((field) => (field.getRootNode() as ShadowRoot).activeElement === field);
    await post('One');
    answer();
    await expect.poll(isBack).toBe(true);
    await page.evaluate(() => document.body.append(Object.assign(document.createElement('input'), { id: 'next' })));
    await post('Two');
    await page.locator('#next').focus();
    answer();
    await expect.poll(() => part('input').isDisabled()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('next');
  });

  it('says what is gone, and for what else fails that it may be tried again', async () => {
    const removed = 'This was removed.';
    const answers = [
      { code: 410, name: 'Gone', message: removed },
      { code: 500, name: 'InternalError', message: 'x' },
    ];
    const { page, part } = await loggedIn({
      other: (route, path) => {
        if (!path.endsWith('/make-comment')) return undefined;
        const answer = answers.shift()!;
        return route.fulfill({
          status: answer.code,
          headers: { 'access-control-allow-origin': '*' },
          json: { success: false, ...answer },
        });
      },
    });
    const failure = page.locator('wbn-comments').getByRole('alert');
    await part('input').fill('Is it still there?');
    for (const said of [removed, 'An unexpected error has occurred, please try again.']) {
      await part('input').press('Enter');
      await expect.poll(() => failure.innerText()).toBe(said);
      await expect.poll(() => part('input').isDisabled()).toBe(false);
    }
  });

  it('R-222 R-223 likes at once, and goes back silently', async () => {
    let answer = () => {};
    let held = Promise.resolve();
    const { page, part } = await loggedIn({
      async other(route, path) {
        if (path.includes('/check/')) return answerJson(route, {});
        await held;
        return answerJson(route, {}, 500);
      },
    });
    held = new Promise<void>((resume) => {
      answer = resume;
    });
    await expect
      .poll(async () => {
        if ((await part('like').getAttribute('aria-pressed')) === 'false') await part('like').click();
        return part('like').innerText();
      })
      .toBe('4');
    answer();
    await expect.poll(() => part('like').innerText()).toBe('3');
    expect(await page.locator('wbn-comments :is([role=alert], .toast)').count()).toBe(0);
  });

  it.each([
    // Somebody else's likes, which only the answer tells: the answer has been read.
    ['stays, when the API takes it', 200, '7', 'false'],
    ['goes back silently, when it fails', 500, '3', 'true'],
  ])('R-224 takes a like back at once, which %s', async (_, status, count, pressed) => {
    const held = Promise.withResolvers<void>();
    const { page, part, posted } = await loggedIn({
      async other(route, path) {
        if (path.includes('/check/')) return answerJson(route, { reactionType: 'like' });
        await held.promise;
        return answerJson(route, { reactionCount: { like: 7 } }, status);
      },
    });
    const like = part('like');
    await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true');
    expect(await like.innerText()).toBe('3');
    await like.click();
    // Before the API has answered.
    await expect.poll(() => like.innerText()).toBe('2');
    expect(await like.getAttribute('aria-pressed')).toBe('false');
    held.resolve();
    await expect.poll(() => like.innerText()).toBe(count);
    expect(await like.getAttribute('aria-pressed')).toBe(pressed);
    expect(posted.map(({ method }) => method)).toEqual(['DELETE']);
    expect(await page.locator('wbn-comments :is([role=alert], .toast)').count()).toBe(0);
  });
});
