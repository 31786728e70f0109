import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { answerJson } from '../support/answers.ts';
import { business, plain } from '../widgets/fixtures.ts';
import { loaderTag, openBare } from '../widgets/open.ts';

const idOf = (index: number) => `0b7c1b1a-1111-4111-8111-${String(index).padStart(12, '0')}`;
const card = (index: number, attributes = '') =>
  `<wbn-business-card business-id="${idOf(index)}" ${attributes}><a href="/c">Us</a></wbn-business-card>`;
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A page of cards, with its calls for businesses. */
async function openCards(body: string): Promise<{ page: Page; asked: URL[] }> {
  const asked: URL[] = [];
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Cards</title>${loaderTag()}</head><body>${body}</body></html>`;
  const { page } = await openBare(html, {
    answer(route, path, request) {
      if (!path.startsWith('/business/profile/')) return undefined;
      const url = new URL(request.url());
      asked.push(url);
      const ids = url.searchParams.get('ids')?.split(',');
      const one = (businessID: string) => ({ ...business(plain), businessID, session: null });
      return answerJson(route, ids ? ids.map(one) : one(path.split('/').at(-1)!));
    },
  });
  return { page, asked };
}
const drawn = (page: Page) => page.locator('wbn-business-card [part=card][aria-busy=false]').count();

it('two hundred cards in view need at most five calls, and each shows its own business', async () => {
  const { page, asked } = await openCards(
    `<div style="display:grid;grid-template-columns:repeat(20,60px)">${range(200)
      .map((index) => card(index, 'style="height:20px;overflow:hidden"'))
      .join('')}</div>`,
  );
  await expect.poll(() => drawn(page)).toBe(200);
  expect(asked.length).toBeLessThanOrEqual(5);
  expect(asked.every(({ origin }) => origin === addresses().api)).toBe(true);
  const links = await page
    .locator('wbn-business-card [part=name] a')
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  expect(links.map((href) => href.match(/[\da-f-]{36}(?=\/?$)/)?.[0])).toEqual(range(200).map(idOf));
});

it('a card far from the screen asks for nothing until it is scrolled to, also beside one in view', async () => {
  const { page, asked } = await openCards(
    `${card(0)}<div style="height:20000px"></div>${range(40)
      .map((index) => card(index + 1))
      .join('')}`,
  );
  await expect.poll(() => drawn(page)).toBe(1);
  expect(asked.map(({ pathname }) => pathname)).toEqual([`/business/profile/${idOf(0)}`]);
  await page.locator('wbn-business-card').last().scrollIntoViewIfNeeded();
  await expect.poll(() => drawn(page)).toBe(41);
  expect(asked).toHaveLength(2);
});

it('a card without a box of its own (`display: contents`) is drawn when its place comes near, each time it is put into the page', async () => {
  const { page, asked } = await openCards(
    `<style>wbn-business-card{display:contents}</style><div id="far" style="margin-top:20000px">${card(1)}${card(2)}</div>`,
  );
  await expect.poll(() => page.evaluate(() => customElements.get('wbn-business-card') !== undefined)).toBe(true);
  const far = page.locator('#far');
  for (const time of [1, 2]) {
    await expect.poll(() => drawn(page)).toBe(0);
    expect(asked).toHaveLength(time - 1);
    await far.scrollIntoViewIfNeeded();
    await expect.poll(() => drawn(page)).toBe(2);
    expect(asked).toHaveLength(time);
    await page.evaluate(() => scrollTo(0, 0));
    await page.evaluate(async () => {
      const cards = [...document.querySelectorAll('wbn-business-card')];
      for (const one of cards) one.remove();
      await new Promise((resume) => setTimeout(resume));
      document.querySelector('#far')!.append(...cards);
    });
  }
});

it('a hidden card asks for nothing until it is shown; an eager one at once', async () => {
  const { page, asked } = await openCards(`${card(0)}<p id="fold" hidden>${card(1)}${card(2, 'load="eager"')}</p>`);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const said = () => asked.flatMap(({ href }) => href.match(/[\da-f-]{36}/g) ?? []).sort();
  await expect.poll(said).toEqual([idOf(0), idOf(2)]);
  await page.locator('#fold').evaluate((box) => box.removeAttribute('hidden'));
  await expect.poll(said).toEqual([idOf(0), idOf(1), idOf(2)]);
});

it('the address of a business will do in the place of its id', async () => {
  const { page, asked } = await openCards(
    card(7).replace(idOf(7), `https://portal.example/en/acme/${idOf(7)}/?from=mail#top`),
  );
  await expect.poll(() => drawn(page)).toBe(1);
  expect(asked.map(({ pathname }) => pathname)).toEqual([`/business/profile/${idOf(7)}`]);
});
