import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { addresses } from '../../../../tests/support/addresses.ts';
import { drawn, openPartnerPage } from '../../tests/partner-page.ts';
import type { CardData } from './model.ts';

const id = '0b7c1b1a-1111-4111-8111-000000000001';
const business: CardData = {
  businessID: id,
  general: {
    companyName: 'Harbour Valve Works',
    shortDescription: 'Forged valves and flanges.',
    profilePhoto: null,
    businessType: { code: 'MA', name: 'Manufacturers' },
    industry: { id: '0004', name: 'Industrial Technology' },
    categories: [
      { id: '1', name: 'Valves' },
      { id: '2', name: 'Flanges' },
    ] as never,
    yearStablished: 1968,
    totalEmployees: { min: 50, max: 200 },
  },
  contactInfo: { country: { code: 'AE', countryName: 'United Arab Emirates', emoji: '🇦🇪' } },
  subscription: 'gold',
  verified: true,
  reactions: { reactionCount: { like: 128 } },
};

async function openCard(variant: string, data: CardData): Promise<Page> {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const { page } = await openPartnerPage({
    body: `<wbn-business-card id="card" load="eager" variant="${variant}"></wbn-business-card><script>card.data = ${json}</script>`,
  });
  await drawn(page, '#card', 'name');
  return page;
}
const text = (page: Page, part: string): Promise<string> => page.locator(`#card [part=${part}]`).innerText();
const link = (page: Page, part: string): Promise<string> =>
  page.locator(`#card [part=${part}]`).evaluate((anchor) => {
    const { origin, pathname, search } = new URL((anchor as HTMLAnchorElement).href);
    return origin + pathname + search;
  });

/** Clicks Save and returns the event that the page receives; cancels the login. */
async function saveAsVisitor(card: Locator): Promise<unknown> {
  const listening = await card.evaluateHandle((element) => ({
    asked: new Promise((heard) =>
      element.addEventListener('wbn-login-required', (event) => {
        event.preventDefault();
        heard((event as CustomEvent).detail);
      }),
    ),
  }));
  await card.locator('[part=save]').click();
  return listening.evaluate(({ asked }) => asked);
}

it('R-072 R-073 shows in a result what can be compared, and the two things to do', async () => {
  const page = await openCard('result', business);
  expect(await text(page, 'name')).toBe('Harbour Valve Works');
  expect(await text(page, 'industry')).toContain('Industrial Technology');
  expect(await text(page, 'established')).toBe('1968');
  expect(await text(page, 'type')).toContain('Manufacturers');
  expect(await text(page, 'description')).toBe('Forged valves and flanges.');
  expect(await text(page, 'likes')).toContain('128');
  expect(await text(page, 'membership')).toContain('GOLD');
  expect(await text(page, 'verified')).toContain('Verified');
  expect(await text(page, 'picture')).toBe('H\u200cV');
  expect(await text(page, 'save')).toBe('Save Business');
  expect(await text(page, 'request')).toBe('Send Request');
  expect(await link(page, 'request')).toBe(`${addresses().portal}/business/${id}/send-request`);
});

it('shows in a result three products, the certificates and the answer time, and no mark that says not verified', async () => {
  const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`;
  const products = ['Gate valve', 'Flange', 'Seal'].map((name, n) => ({ productID: `p-${n}`, name, picture }));
  const highlights = { products, certificates: ['ISO 9001', 'CE'], answers: { rate: 90, hours: 6 } } as never;
  const page = await openCard('result', { ...business, verified: false, highlights });
  const goods = page.locator('#card [part=product]');
  const loaded = () =>
    goods.locator('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
  await expect.poll(loaded).toEqual([9, 9, 9]);
  const seen = await goods.evaluateAll((all) =>
    (all as HTMLAnchorElement[]).map(({ href, title }) => [title, href.slice(-3)]),
  );
  expect(seen).toEqual(products.map(({ name, productID }) => [name, productID]));
  expect(await text(page, 'certificates')).toBe('ISO 9001 · CE');
  expect(await text(page, 'answers')).toBe('Answers within 6 hours');
  expect(await page.locator('#card [part=card]').innerText()).not.toMatch(/verified/i);
});

it('R-072 shows dashes when the year is not known', async () => {
  const page = await openCard('result', { ...business, general: { ...business.general, yearStablished: null } });
  expect(await text(page, 'established')).toMatch(/^[-–—]+$/);
});

it.each([
  ['owner', 'Requests'],
  ['admin', 'Requests'],
  ['member', 'Requests'],
  [undefined, 'Send Request'],
] as const)('R-074 R-158 shows %s in a summary: %s', async (role, said) => {
  const page = await openCard('summary', { ...business, verified: false, session: role && { role } });
  expect(await text(page, 'request')).toBe(said);
  expect(await page.locator('#card [part=verified]').count()).toBe(role ? 1 : 0);
});

it('R-152 R-154 R-155 shows on a card the mark, type, country cut as required, and a box of 100 px', async () => {
  const page = await openCard('card', { ...business, verified: false });
  expect(await text(page, 'verified')).toBe('Not Verified');
  expect(await text(page, 'type')).toBe('Manufacturers');
  expect(await text(page, 'country')).toBe('🇦🇪 United Arab Emirates…');
  expect(await page.locator('#card [part=country]').getAttribute('title')).toBe('United Arab Emirates');
  expect(await page.locator('#card [part=description]').evaluate((box) => getComputedStyle(box).height)).toBe('100px');
});

it('R-153 calls a missing membership STANDARD', async () => {
  const page = await openCard('card', { ...business, subscription: undefined });
  expect(await text(page, 'membership')).toBe('STANDARD');
});

it('R-156 gives the owner two links', async () => {
  const page = await openCard('card', { ...business, session: { role: 'owner' } });
  const { portal } = addresses();
  expect(await link(page, 'manage')).toBe(`${portal}/business/${id}/?editMode=1`);
  expect(await link(page, 'view')).toBe(`${portal}/business/${id}/`);
  const visitor = await openCard('card', business);
  expect(await visitor.locator('#card [part=manage]').count()).toBe(0);
});

it('R-157 shows in a summary the facts, the lead time empty', async () => {
  const page = await openCard('summary', business);
  expect(await text(page, 'type')).toBe('Manufacturers');
  expect(await text(page, 'established')).toBe('1968');
  expect(await text(page, 'employees')).toBe('50-200');
  expect(await text(page, 'categories')).toBe('Valves, Flanges');
  expect(await text(page, 'lead-time')).toBe('');
});

it('R-159 has a badge of its own for each membership', async () => {
  const looks = new Set<string>();
  for (const subscription of ['standard', 'gold', 'premium', 'platinum'] as const) {
    const page = await openCard('card', { ...business, subscription });
    const badge = page.locator('#card [part=membership]');
    looks.add(`${await badge.innerText()} ${await badge.locator('svg').innerHTML()}`);
  }
  expect(looks.size).toBe(4);
});

it('gives each of many cards of a kind its own words, and each its own answer to a change and a click', async () => {
  const many = [1, 2, 3, 4].map((n) => ({
    ...business,
    businessID: id.slice(0, -1) + n,
    general: { ...business.general, companyName: `Works ${n}` },
    reactions: { reactionCount: { like: n } },
    verified: n !== 2,
  }));
  const { page } = await openPartnerPage({
    body: `<main></main><script>document.querySelector('main').append(...${JSON.stringify(many)}.map((data) =>
      Object.assign(document.createElement('wbn-business-card'), { data, variant: 'result', load: 'eager' })))</script>`,
  });
  const cards = page.locator('wbn-business-card');
  await cards.last().locator('[part=name]').waitFor();
  const words = () =>
    cards.evaluateAll((all) =>
      all.map(({ shadowRoot }) => {
        const part = (name: string) => shadowRoot!.querySelector<HTMLElement>(`[part=${name}]`);
        const { href = '', title } = part('name')!.firstElementChild as HTMLAnchorElement;
        return [title, href.slice(-2), part('likes')!.ariaLabel, part('verified') !== null];
      }),
    );
  const of = (n: number, name = `Works ${n}`) => [name, `${n}/`, `${n} Likes`, n !== 2];
  expect(await words()).toEqual([of(1), of(2), of(3), of(4)]);
  await cards.nth(2).evaluate((card: HTMLElement & { data?: CardData }) => {
    card.data = { ...card.data, general: { companyName: 'Renamed' } };
  });
  await cards.nth(2).getByText('Renamed').waitFor();
  expect(await words()).toEqual([of(1), of(2), of(3, 'Renamed'), of(4)]);
  expect(await saveAsVisitor(cards.last())).toEqual({ businessID: many[3]!.businessID });
});

it.each([
  ['card', 300],
  ['result', 330],
  ['result', 700],
  ['result', 900],
])('gives a name two lines in a %s of %i px, and no card another height for it', async (variant, width) => {
  const names = [
    'Cedar Works',
    'Cedar Precision Bearings Co. Ltd.',
    'شركة الأرز للمحامل الدقيقة',
    '雪松精密轴承与联轴器有限公司',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft of Vienna and of every port below it',
  ];
  const many = names.map((companyName) => ({ ...business, general: { ...business.general, companyName } }));
  const { page } = await openPartnerPage({
    body: `<main style="width:${width}px"></main><script>document.querySelector('main').append(...${JSON.stringify(many)}.map((data) =>
      Object.assign(document.createElement('wbn-business-card'), { data, variant: '${variant}', load: 'eager' })))</script>`,
  });
  const cards = page.locator('wbn-business-card');
  await cards.last().locator('[part=name]').waitFor();
  const seen = await cards.evaluateAll((all) =>
    all.map(({ shadowRoot }) => {
      const part = (name: string) => shadowRoot!.querySelector<HTMLElement>(`[part=${name}]`)!;
      const name = part('name');
      const words = name.firstElementChild!.getBoundingClientRect();
      const line = Number.parseFloat(getComputedStyle(name).lineHeight);
      return {
        height: part('card').offsetHeight,
        shown: Math.round(name.offsetHeight / line),
        needed: Math.round(words.height / line),
        isWide: words.width > name.offsetWidth + 1,
      };
    }),
  );
  expect(new Set(seen.map(({ height }) => height)).size).toBe(1);
  expect(seen.every(({ shown, isWide }) => shown <= 2 && !isWide)).toBe(true);
  expect(seen[0]!.shown).toBe(1);
  expect(seen.slice(0, 4).filter(({ needed, shown }) => needed > shown)).toEqual([]);
});

it('makes a picture in the place of a broken one', async () => {
  const page = await openCard('card', {
    ...business,
    general: { ...business.general, profilePhoto: { url: 'http://127.0.0.1:9/none.png' } },
  });
  await page.locator('#card [part=picture] span').waitFor();
  expect(await text(page, 'picture')).toBe('H\u200cV');
  expect(await page.locator('#card [part=picture] img').isVisible()).toBe(false);
});

it('asks for a login before it saves, and lets the page stop that', async () => {
  const page = await openCard('result', business);
  expect(await saveAsVisitor(page.locator('#card'))).toEqual({ businessID: id });
});

it('keeps its place when a business cannot be loaded, says so, and fires an error', async () => {
  const { page } = await openPartnerPage({
    body: `<script>document.addEventListener('wbn-error', (event) => { window.failed = event.detail })</script>
           <wbn-business-card id="card" load="eager" business-id="00000000-0000-4000-8000-000000000000"></wbn-business-card>`,
  });
  await page.locator('#card [part=retry]').waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'failed').code)).toBe('NotFound');
});
