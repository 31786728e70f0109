import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Route } from 'playwright';
import { expect, it } from 'vitest';
import { todays } from '../compat/pinned.ts';
import { cases, type WidgetCase } from './cases.ts';
import { type Opened, type OpenOptions, openWidget } from './open.ts';

/** Each file that the CDN's widgets load by its hash, blocked: the visitor sees a notice and can try again, or misses nothing that matters. */

const nameOf = (file: string) => path.basename(file).split('.').slice(0, -2).join('.');
const dist = path.join(import.meta.dirname, '..', '..', 'packages', 'widgets', 'dist', 'cdn', todays().version);
const chunks = Object.keys(JSON.parse(readFileSync(path.join(dist, 'integrity.json'), 'utf8')))
  .map(nameOf)
  .filter(Boolean);

const widgets = cases.map(({ widget }) => widget.tag.slice('wbn-'.length));
const caseOf = (name: string): WidgetCase => cases.find(({ widget }) => widget.tag === `wbn-${name}`)!;
const part = (element: Locator, name: string) => element.locator(`[part=${name}]`).first();
const isSignedIn = { name: 'signed in', isSignedIn: true };
const content = '<a href="/" id="own">The same on the portal</a>';

interface Scene extends Opened {
  /** Passes the page's time until this is visible: the loader waits between its attempts. */
  shows(what: Locator): Promise<void>;
  /** From now on the chunk can be loaded. */
  restore(): void;
  /** Restores the chunk and presses the notice's button. */
  retry(): Promise<void>;
}

/** A widget whose chunk cannot be loaded, on a page that waits for `first`. */
async function without(chunk: string, widget: string, first?: string, options: OpenOptions = {}): Promise<Scene> {
  let isDown = true;
  const one = caseOf(widget);
  const opened = await openWidget(first ? { ...one, ready: first } : one, {
    ...options,
    async prepare(page) {
      await page.clock.install();
      await options.prepare?.(page);
      await page.route(
        (url) => nameOf(url.pathname) === chunk,
        (route) => (isDown ? route.abort() : route.continue()),
      );
    },
  });
  const { element, page } = opened;
  const shows = async (what: Locator) => {
    for (let second = 0; second < 90 && !(await what.isVisible()); second++) await page.clock.runFor(1000);
    expect(await what.isVisible(), `${chunk} in ${widget}`).toBe(true);
  };
  const restore = () => {
    isDown = false;
  };
  const retry = async () => {
    await shows(part(element, 'retry'));
    restore();
    await part(element, 'retry').click();
  };
  return { ...opened, shows, restore, retry };
}

/** The code of a failure that the page hears of within half a minute. */
async function codeOf({ page }: Scene): Promise<unknown> {
  const heard = page.evaluate(
    () =>
      new Promise((resume) =>
        document.addEventListener('wbn-error', (event) => resume((event as CustomEvent).detail.code)),
      ),
  );
  for (let second = 0; second < 30; second++) await page.clock.runFor(1000);
  return heard;
}

/** Presses a button for which the visitor has to log in: the widget stays, and its notice leads to the login. */
async function logsIn(scene: Scene, button: Locator): Promise<void> {
  const { element, page, retry } = scene;
  await button.click();
  const [popup] = await Promise.all([page.waitForEvent('popup', { timeout: 60_000 }), retry()]);
  await popup.close();
  expect([await button.isVisible(), await part(element, 'failure').count()]).toEqual([true, 0]);
}

/** Refuses these calls for a permission that the visitor has not given. */
const refusing =
  (start: string, scope: string) =>
  (route: Route, called: string): Promise<void> | undefined =>
    called.startsWith(start)
      ? route.fulfill({
          status: 403,
          headers: { 'access-control-allow-origin': '*' },
          json: { success: false, code: 403, name: 'ScopeMissing', message: 'No', fields: [scope] },
        })
      : undefined;

const ofElement = (chunk: string, widget: string) => async () => {
  const scene = await without(chunk, widget, '#own', { inner: content });
  expect(await codeOf(scene)).toBe('load');
  expect(await scene.page.locator('#own').isVisible()).toBe(true);
  scene.restore();
  await scene.page.evaluate(() => dispatchEvent(new Event('online')));
  await scene.shows(scene.element.locator(caseOf(widget).ready).first());
};
const inEnglish = (widget: string) => async () => {
  const { element, shows } = await without(`${widget}.texts`, widget, '#own', { inner: content, lang: 'es' });
  await shows(element.locator(caseOf(widget).ready).first());
  expect(await element.locator('[part=root]').first().getAttribute('lang')).toBe('es');
};
const partOfProduct = async (chunk: string, inner: string) => {
  const { element, retry, shows } = await without(chunk, 'product-page');
  await retry();
  await shows(element.locator(inner).first());
};

const table: Readonly<Record<string, () => Promise<void>>> = {
  runtime: ofElement('runtime', 'search-box'),
  ...Object.fromEntries(widgets.map((name) => [name, ofElement(name, name)])),
  ...Object.fromEntries(widgets.map((name) => [`${name}.texts`, inEnglish(name)])),
  async 'business-card'() {
    await ofElement('business-card', 'business-card')();
    await partOfProduct('business-card', 'wbn-business-card [part=card]');
  },
  async comments() {
    await ofElement('comments', 'comments')();
    await partOfProduct('comments', 'wbn-comments [part=comment]');
  },
  async client() {
    const comments = await without('client', 'comments', '[part=retry]');
    await comments.retry();
    await comments.shows(part(comments.element, 'comment'));
    const box = await without('client', 'search-box');
    await part(box.element, 'country').click();
    await box.retry();
    await box.shows(box.element.locator('[data-value=SA]'));
  },
  async lists() {
    const { element, retry, shows } = await without('lists', 'search-box');
    await part(element, 'type').click();
    await retry();
    await shows(element.locator('[role=option]').first());
  },
  async visitor() {
    for (const [widget, button] of [
      ['comments', 'login'],
      ['comments', 'reply'],
      ['inquiry-form', 'login'],
      ['message-center', 'login'],
      ['product-page', 'like'],
      ['business-card', 'save'],
    ] as const) {
      const attributes: Readonly<Record<string, string>> = widget === 'business-card' ? { variant: 'result' } : {};
      const scene = await without('visitor', widget, undefined, { attributes });
      await logsIn(scene, part(scene.element, button));
    }
  },
  async live() {
    const { element, retry, page } = await without('live', 'comments', '[part=input]', { state: isSignedIn });
    const like = part(element, 'like');
    await like.click();
    await retry();
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        await like.click();
        return like.getAttribute('aria-pressed');
      })
      .toBe('true');
    const center = await without('live', 'message-center', undefined, { state: isSignedIn });
    const again = center.page.waitForRequest(/\/live\.\w{8}\.js\?/);
    await Promise.all([again, center.retry()]);
  },
  ...Object.fromEntries(
    ['inbox', 'desk'].map((chunk) => [
      chunk,
      async () => {
        const { element, retry, shows } = await without(chunk, 'message-center', '[part=thread]', {
          state: isSignedIn,
        });
        await part(element, 'thread').click();
        await retry();
        await shows(part(element, 'message'));
        await shows(part(element, 'filter'));
      },
    ]),
  ),
  async payment() {
    const { element, retry, shows } = await without('payment', 'membership-checkout', '[part=option]', {
      state: isSignedIn,
    });
    await retry();
    await part(element, 'option').click();
    await shows(part(element, 'pay'));
  },
  async permission() {
    const comments = await without('permission', 'comments', undefined, {
      state: isSignedIn,
      answer: refusing('/social/comments/make-comment', 'comment'),
    });
    await part(comments.element, 'input').fill('Hello');
    await part(comments.element, 'send').click();
    const own = comments.element.locator('.failed[role=alert]');
    await comments.shows(own);
    comments.restore();
    await part(comments.element, 'send').click();
    await comments.shows(part(comments.element, 'permission'));
    expect([await own.isVisible(), await part(comments.element, 'input').inputValue()]).toEqual([false, 'Hello']);
    const center = await without('permission', 'message-center', '[part=retry]', {
      state: isSignedIn,
      answer: refusing('/business/request', 'message'),
    });
    await center.retry();
    await center.shows(part(center.element, 'permission'));
    expect(await part(center.element, 'retry').isVisible()).toBe(false);
  },
  // Without it the page works, and nobody is logged in.
  async 'login-lost'() {
    const { page, element } = await without('login-lost', 'comments', '[part=login]', {
      prepare: (page) =>
        page.addInitScript(() => {
          if (!location.hash) history.replaceState(null, '', '#wbn_code=somebody-elses&wbn_state=unknown');
        }),
    });
    await page.waitForFunction(() => !location.hash);
    await page.clock.runFor(90_000);
    expect([await part(element, 'login').isVisible(), await part(element, 'login-lost').count()]).toEqual([true, 0]);
  },
  // Without it the server decides, and its answer names the reason.
  async confirmation() {
    const { element, shows, written } = await without('confirmation', 'inquiry-form', undefined, { state: isSignedIn });
    await part(element, 'subject').selectOption('Other');
    await part(element, 'other').fill('Spare parts');
    await part(element, 'message').fill('Have you got some?');
    await part(element, 'submit').click();
    await shows(element.locator('.toast.success'));
    expect(written.length).toBeGreaterThan(0);
  },
  // Without it messages are read in the language in which they were written.
  async translation() {
    const { element, shows } = await without('translation', 'message-center', '[part=thread]', { state: isSignedIn });
    await part(element, 'thread').click();
    await shows(part(element, 'message'));
  },
  async 'check-config'() {
    const { element, page, shows, troubles } = await without('check-config', 'search-box');
    await page.evaluate(() => Reflect.get(window, 'wbn').configure({ locale: 'it' }));
    await shows(element.locator('[part=root][lang=it]'));
    for (let second = 0; second < 30; second++) await page.clock.runFor(1000);
    expect(troubles.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  },
  async diagnose() {
    const { page } = await without('diagnose', 'search-box');
    const said = page.evaluate(() => Reflect.get(window, 'wbn').diagnose());
    for (let second = 0; second < 30; second++) await page.clock.runFor(1000);
    expect(await said).toEqual([{ level: 'error', about: 'cdn', text: expect.stringContaining('The file diagnose') }]);
  },
};

it('is shown for each file that the build makes', () => {
  expect(Object.keys(table).toSorted()).toEqual(chunks.toSorted());
});

it.each(Object.entries(table))('without the file %s a visitor can go on or try again', (_, check) => check(), 120_000);
