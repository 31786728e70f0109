import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { answerJson } from '../support/answers.ts';
import { cases, type WidgetCase } from './cases.ts';
import { answerFor, ids, plain } from './fixtures.ts';
import { openWidget } from './open.ts';
import { idOf } from './open-all.ts';

const caseOf = (name: string): WidgetCase => cases.find((one) => idOf(one) === name)!;

interface Heard {
  readonly name: string;
  readonly detail: Readonly<Record<string, unknown>>;
}
const names = ['wbn-error', 'wbn-form-start', 'wbn-inquiry-sent', 'wbn-open', 'wbn-send-failed', 'wbn-view'];
/** Every event as the page hears it at the document. `%s` runs in each listener. */
const listening = (run = '') => `<script>window.heard = [];
  for (const name of ${JSON.stringify(names)}) document.addEventListener(name, (event) => {
    heard.push({ name, detail: event.detail }); ${run} })</script>`;
const heard = (page: Page, name: string): Promise<Heard['detail'][]> =>
  page.evaluate(
    (wanted) =>
      (Reflect.get(window, 'heard') as Heard[]).filter((one) => one.name === wanted).map(({ detail }) => detail),
    name,
  );

describe('wbn-open', () => {
  const rows: readonly (readonly [name: string, attributes: Readonly<Record<string, string>>, detail: object])[] = [
    ['business-card', { variant: 'card' }, { businessID: ids.business }],
    ['business-card', { variant: 'result' }, { businessID: ids.business }],
    ['business-card', { variant: 'summary' }, { businessID: ids.business }],
    ['product-page', {}, { productID: ids.product }],
    ['comments', {}, { resourceID: ids.product, resourceType: 'product' }],
  ];
  it.each(rows)('is fired once for each link of %s %j, and cancels it', async (name, attributes, detail) => {
    const { page, element } = await openWidget(caseOf(name), {
      attributes,
      head: listening('event.preventDefault()'),
    });
    // The parts of a product page arrive by themselves.
    if (name === 'product-page') {
      for (const inner of ['[part=request]', '[part=comment]', '[part=other]'])
        await element.locator(inner).first().waitFor();
    }
    const links = element.locator('a[href]:visible');
    const addresses = await links.evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ href }) => href));
    expect(addresses.length).toBeGreaterThan(0);
    const before = page.url();
    for (const index of addresses.keys()) await links.nth(index).click();
    const all = await heard(page, 'wbn-open');
    expect(all.map(({ url }) => url)).toEqual(addresses);
    for (const one of all) expect(one.part).toEqual(expect.stringMatching(/./));
    expect(all[0]).toMatchObject(detail);
    expect(page.url()).toBe(before);
  });

  it('does not hold back a click for a new tab', async () => {
    const { page, element } = await openWidget(caseOf('business-card'), { head: listening('event.preventDefault()') });
    const opened = page.context().waitForEvent('page');
    await element.locator('[part=name] a').click({ modifiers: ['ControlOrMeta'] });
    await opened;
    expect(await heard(page, 'wbn-open')).toHaveLength(1);
  });
});

it('links lead where the page says, and to the portal where it says nothing', async () => {
  const { element } = await openWidget(caseOf('business-card'), {
    attributes: { variant: 'result' },
    head: `<script>(window.wbn = window.wbn || []).push(['configure', { links: { business: '/suppliers/{id}?from=wbn' } }])</script>`,
  });
  const hrefOf = (part: string) => element.locator(part).getAttribute('href');
  await expect.poll(() => hrefOf('[part=name] a')).toBe(`/suppliers/${ids.business}?from=wbn`);
  expect(await hrefOf('a[part=request]')).toContain(`/business/${ids.business}/send-request`);
});

const inquiry = caseOf('inquiry-form');
const isSignedIn = { name: 'signed in', isSignedIn: true };

describe('the inquiry form', () => {
  it('reports its start once, and why it was not sent, without a word of the visitor', async () => {
    const secret = 'Zephyrine';
    let status = 429;
    const { page, element } = await openWidget(inquiry, {
      state: isSignedIn,
      head: listening(),
      answer: (route, path, request) =>
        request.method() === 'POST' && path === '/business/request' && status
          ? answerJson(route, undefined, status)
          : undefined,
    });
    await element.locator('[part=submit]').click();
    await element.locator('[part=message]').fill(secret);
    await element.locator('[part=subject]').selectOption('Other');
    await element.locator('[part=other]').fill(secret);
    await element.locator('[part=submit]').click();
    await expect.poll(async () => (await heard(page, 'wbn-send-failed')).length).toBe(2);
    status = 0;
    await element.locator('[part=submit]').click();
    await expect.poll(async () => (await heard(page, 'wbn-inquiry-sent')).length).toBe(1);
    const about = { form: 'inquiry', businessID: ids.business, productID: '' };
    expect(await heard(page, 'wbn-form-start')).toEqual([about]);
    expect(await heard(page, 'wbn-send-failed')).toEqual([
      { ...about, code: 'Incomplete' },
      { ...about, code: 'TooManyRequests' },
    ]);
    expect(JSON.stringify(await page.evaluate(() => Reflect.get(window, 'heard')))).not.toContain(secret);
  });

  it.each([
    ['one of the list', { subject: 'Samples' }, 'Samples', true],
    ['words of the page', { subject: 'Spare parts' }, 'Spare parts', true],
    ['a fixed one of the list', { subject: 'Samples', 'fixed-subject': '' }, 'Samples', false],
    ['fixed words of the page', { subject: 'Spare parts', 'fixed-subject': '' }, 'Spare parts', false],
    ['a reference behind it', { subject: 'Samples', reference: 'RFQ-7' }, 'Samples (RFQ-7)', true],
  ] as const)(
    'begins with the subject and the message that the page gives: %s',
    async (_, attributes, sent, isOpen) => {
      const bodies: unknown[] = [];
      const { element } = await openWidget(inquiry, {
        state: isSignedIn,
        attributes: { message: 'Please quote.', ...attributes },
        answer: (_route, path, request) => {
          if (request.method() === 'POST' && path === '/business/request') bodies.push(request.postDataJSON());
          return undefined;
        },
      });
      expect(await element.locator('select[part=subject]').count()).toBe(isOpen ? 1 : 0);
      if ('reference' in attributes) expect(await element.locator('[part=reference]').innerText()).toContain('RFQ-7');
      await element.locator('[part=submit]').click();
      await expect.poll(() => bodies.length).toBe(1);
      expect(bodies[0]).toMatchObject({ subject: sent, message: 'Please quote.' });
    },
  );

  it.each(['reload', 'back'])('keeps a draft on a partner’s page over %s, until it is reset', async (way) => {
    const { page, element } = await openWidget(inquiry);
    await element.locator('[part=message]').fill('Two of each');
    if (way === 'reload') await page.reload();
    else {
      await page.goto('about:blank');
      await page.goBack();
    }
    await expect.poll(() => element.locator('[part=message]').inputValue()).toBe('Two of each');
    await element.evaluate((form) => (form as unknown as { reset(): void }).reset());
    await expect.poll(() => element.locator('[part=message]').inputValue()).toBe('');
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });
});

describe('drafts', () => {
  const fields = [
    ['inquiry-form', '[part=message]'],
    ['comments', 'textarea[part=input]'],
  ] as const;
  const text = 'Two of each';
  const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

  it.each(fields)('of %s survive a reload, and a logout deletes them', async (name, field) => {
    const { page, element } = await openWidget(caseOf(name), { state: isSignedIn });
    await element.locator(field).fill(text);
    await page.reload();
    await expect.poll(() => element.locator(field).inputValue()).toBe(text);
    expect(await stored(page)).toContain(text);
    await page.evaluate(() => (Reflect.get(window, 'wbn') as { logout(): Promise<void> }).logout());
    await expect.poll(() => element.locator(field).or(element.locator('[part=login]')).first().isVisible()).toBe(true);
    if (name === 'inquiry-form') await expect.poll(() => element.locator(field).inputValue()).toBe('');
    expect(await stored(page)).toBe('{}');
  });
});

describe('methods', () => {
  const documented = cases.flatMap((one) =>
    Object.keys(one.widget.meta.methodDocs ?? {}).map((method) => [idOf(one), method] as const),
  );
  const call = (page: Page, method: string) =>
    page.locator('#w').evaluate((element, name) => (element as unknown as Record<string, () => void>)[name]!(), method);

  it.each(documented)('%s has %s()', async (name, method) => {
    const { page, element, troubles } = await openWidget(caseOf(name), {
      ...(method === 'reset' && { state: isSignedIn }),
      head: '<script>addEventListener("wbn-open", (event) => { window.opened = true; event.preventDefault() })</script>',
    });
    const written = element.locator('textarea').first();
    if (method === 'reset') await written.fill('Two of each');
    await call(page, method);
    if (method === 'reset') await expect.poll(() => written.inputValue()).toBe('');
    else if (method === 'focus')
      expect(await element.evaluate((host) => host.shadowRoot?.activeElement !== null)).toBe(true);
    else if (method === 'open') expect(await page.evaluate(() => Reflect.get(window, 'opened'))).toBe(true);
    else throw new Error(`What does ${method}() do? Assert it here.`);
    expect(troubles).toEqual([]);
  });

  it('a focus that is asked for while the data are on their way comes with the card', async () => {
    let release = () => {};
    const held = new Promise<void>((resume) => {
      release = resume;
    });
    const card = caseOf('business-card');
    const { page, element } = await openWidget(
      { ...card, ready: '[aria-busy=true]' },
      {
        answer: (route, path) =>
          path.startsWith('/business/')
            ? held.then(() => answerJson(route, answerFor(plain, 'GET', path) as object))
            : undefined,
      },
    );
    await call(page, 'focus');
    release();
    await element.locator(card.ready).waitFor();
    await expect.poll(() => element.evaluate((host) => host.shadowRoot?.activeElement?.localName)).toBe('a');
  });
});

it.each([
  [404, 'NotFound'],
  [429, 'TooManyRequests'],
  [500, 'InternalError'],
  [0, 'NetworkError'],
] as const)('wbn-error names the cause: status %i', async (status, code) => {
  const card = caseOf('business-card');
  const { page } = await openWidget(
    { ...card, ready: '[role=alert]' },
    {
      head: listening(),
      answer: (route, path) => {
        if (!path.startsWith('/business/')) return undefined;
        if (!status) return route.abort();
        return route.fulfill({
          status,
          headers: { 'access-control-allow-origin': '*' },
          contentType: 'application/json',
          body: JSON.stringify({ success: false, code: status, name: code, message: 'Something was wrong' }),
        });
      },
    },
  );
  expect((await heard(page, 'wbn-error'))[0]).toEqual({ code, status, message: expect.stringMatching(/./) });
});

describe('wbn-view', () => {
  const below = '<div style="height:3000px"></div>%s';
  const ask = `${listening()}<script>(window.wbn = window.wbn || []).push(['trackViews'])</script>`;

  it('is fired once, when a widget has been seen, by a page that asks for it', async () => {
    const { page, element } = await openWidget(caseOf('business-card'), { head: ask, body: below });
    expect(await heard(page, 'wbn-view')).toEqual([]);
    await element.scrollIntoViewIfNeeded();
    const detail = { widget: 'business-card', id: ids.business };
    await expect.poll(() => heard(page, 'wbn-view')).toEqual([detail]);
    await page.evaluate(() => scrollTo(0, 0));
    await element.scrollIntoViewIfNeeded();
    expect(await heard(page, 'wbn-view')).toEqual([detail]);
  });

  it('is fired for a widget in a shadow root of the page too, however late the page asks', async () => {
    const { page } = await openWidget(caseOf('business-card'), { head: listening() });
    await page.evaluate(async () => {
      const widget = document.querySelector('#w')!;
      const host = document.createElement('div');
      widget.before(host);
      host.attachShadow({ mode: 'open' }).append(widget);
      await Reflect.get(window, 'wbn').trackViews();
    });
    const detail = { widget: 'business-card', id: ids.business };
    await expect.poll(() => heard(page, 'wbn-view')).toEqual([detail]);
  });

  it('costs a page nothing that does not ask', async () => {
    const asked: string[] = [];
    const { page } = await openWidget(caseOf('business-card'), {
      head: listening(),
      prepare: (opened) => opened.on('request', (request) => asked.push(request.url())),
    });
    await page.locator('#w').scrollIntoViewIfNeeded();
    expect(asked.filter((url) => url.includes('/visitor.'))).toEqual([]);
  });
});
