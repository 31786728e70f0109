import type { Locator, Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { answerJson } from '../support/answers.ts';
import { cases, nameOf, type WidgetCase } from './cases.ts';
import { ids } from './fixtures.ts';
import { openWidget } from './open.ts';
import { idOf, openAll } from './open-all.ts';

const cors = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' };
const raw =
  (status: number, body: string, headers: object = {}) =>
  (route: Route) =>
    route.fulfill({ status, headers: { ...cors, 'content-type': 'application/json', ...headers }, body });

/** Faulty answers of an API. */
const faults: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
  'is overloaded (503)': raw(503, '{"success":false,"code":503,"name":"ServiceUnavailable"}'),
  'breaks (500)': raw(500, '{"success":false,"code":500,"name":"InternalError"}'),
  'asks for patience (429)': raw(429, '{"success":false,"code":429,"name":"TooManyRequests"}', { 'retry-after': '2' }),
  'answers with a page (200, HTML)': raw(200, '<!doctype html><title>Hello</title>', { 'content-type': 'text/html' }),
  'answers with a page (502, HTML)': raw(502, '<html>Bad gateway</html>', { 'content-type': 'text/html' }),
  'is cut off (truncated JSON)': raw(200, '{"success":true,"data":{"comments":[{"comm'),
  'says that it failed (success false)': raw(200, '{"success":false,"code":500,"name":"InternalError"}'),
  'cannot be reached': (route) => route.abort('connectionrefused'),
  'never answers': () => Promise.resolve(true),
};

/** Advances the page's clock second by second, handling answers meanwhile. */
async function pass(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) await page.clock.runFor(1000);
}
/** Waits some seconds for a notice, checking each second, because a toast disappears. */
async function comes(page: Page, notice: Locator): Promise<boolean> {
  for (let second = 0; second < 5; second++) {
    if (await notice.isVisible()) return true;
    await pass(page, 1);
  }
  return notice.isVisible();
}
const loads = cases.filter(({ widget }) => 'load' in widget.meta);

describe.each(Object.entries(faults))('while the API %s', (_, fault) => {
  it('each widget that loads says so in its own words, and recovers alone', async () => {
    let isBroken = true;
    const { page, troubles } = await openAll({
      // Without the page's own content, so that the widget's texts are visible. An empty element often holds a line break.
      head: `<script>document.addEventListener("DOMContentLoaded", () => document.querySelectorAll("body > * > a").forEach((link) => link.replaceWith("\\n")))</script>`,
      answer: (route) => (isBroken ? fault(route) : undefined),
    });
    await page.clock.install();
    for (const one of loads) {
      const notice = page
        .locator(`#${idOf(one)}`)
        .locator('[role=alert]')
        .first();
      await expect.poll(() => comes(page, notice), { timeout: 20_000 }).toBe(true);
      const { texts } = one.widget.meta as unknown as { texts: { en: { failed: string } } };
      expect(await notice.innerText(), nameOf(one)).toContain(texts.en.failed);
    }
    isBroken = false;
    await expect
      .poll(
        async () => {
          // Each failed attempt has doubled the pause.
          await pass(page, 20);
          return Promise.all(
            cases.map((one) =>
              page
                .locator(`#${idOf(one)}`)
                .locator(one.ready)
                .first()
                .isVisible(),
            ),
          );
        },
        { timeout: 20_000 },
      )
      .toEqual(cases.map(() => true));
    expect(troubles.filter((line) => !/Failed to load resource|net::/.test(line))).toEqual([]);
  });
});

const sent = {
  requestID: ids.comment,
  commentID: ids.comment,
  content: 'Two pallets?',
  createdAt: '2024-03-05T09:07:00Z',
  whoComment: {},
  repliesCount: 0,
};

interface Sending {
  readonly path: string;
  write(page: Page): Promise<unknown>;
  send(page: Page): Promise<unknown>;
  readonly field: string;
  readonly text: string;
  readonly failed: string;
}
const at = (page: Page, selector: string) => page.locator(`#w ${selector}`).first();

/** Requests that a visitor sends from a widget, by tag. */
const sendings: Readonly<Record<string, Sending>> = {
  'wbn-comments': {
    path: '/social/comments/make-comment',
    write: (page) => at(page, '[part=input]').fill('Two pallets?'),
    send: (page) => at(page, '[part=input]').press('Enter'),
    field: '[part=input]',
    text: 'Two pallets?',
    failed: '.failed',
  },
  'wbn-inquiry-form': {
    path: '/business/request',
    async write(page) {
      await at(page, '[part=subject]').selectOption('Samples');
      await at(page, '[part=message]').fill('Two pallets?');
    },
    send: (page) => at(page, '[part=submit]').click(),
    field: '[part=message]',
    text: 'Two pallets?',
    failed: '.toast.failure',
  },
};
const senders = cases.filter((one) => nameOf(one) in sendings).map((one) => [nameOf(one), one] as const);

describe.each(senders)('%s', (tag, one: WidgetCase) => {
  const { path, write, send, field, text, failed } = sendings[tag]!;

  it.each(Object.entries(faults))('loses no word and sends nothing twice while the API %s', async (_, fault) => {
    let isBroken = true;
    const keys: (string | undefined)[] = [];
    const { page } = await openWidget(one, {
      state: { name: 'sending', isSignedIn: true },
      answer(route, pathname, request) {
        if (!pathname.startsWith(path) || request.method() !== 'POST') return undefined;
        keys.push(request.headers()['idempotency-key']);
        return isBroken ? fault(route) : answerJson(route, sent);
      },
    });
    await at(page, field).waitFor();
    await page.clock.install();
    await write(page);
    await send(page);
    await expect.poll(() => comes(page, at(page, failed)), { timeout: 20_000 }).toBe(true);
    await expect.poll(() => at(page, field).inputValue()).toBe(text);
    expect(await at(page, failed).innerText()).toBeTruthy();
    // Automatic retries carried the first key.
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toBeTruthy();
    isBroken = false;
    const tries = keys.length;
    await send(page);
    await expect.poll(() => keys.length).toBe(tries + 1);
    await expect.poll(() => at(page, field).inputValue()).toBe('');
    expect(new Set(keys).size).toBe(1);
  });
});
