import type { BusinessCard } from '@wbn/contract/shapes';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { drawn, openPartnerPage } from '../../packages/widgets/tests/partner-page.ts';
import { ask } from '../support/api.ts';

const businessID = async () => {
  const { results } = await ask<{ results: { businessProfile: BusinessCard }[] }>('search/business', { size: 1 });
  return results[0]!.businessProfile.businessID;
};
const listening = (name: string) =>
  `<script>window.heard = []; document.addEventListener('${name}', (event) => heard.push(event.detail?.code ?? event.target.id))</script>`;
const heard = (page: Page) => page.evaluate(() => Reflect.get(window, 'heard'));

it('wbn-ready comes once for each drawing: not when an element is moved, and again when it comes back', async () => {
  const { page } = await openPartnerPage({
    head: listening('wbn-ready'),
    body: `<div id="a"><wbn-business-card id="card" load="eager" business-id="${await businessID()}"></wbn-business-card></div><div id="b"></div>`,
  });
  await expect.poll(() => heard(page)).toEqual(['card']);
  await page.evaluate(async () => {
    const card = document.querySelector<HTMLElement>('#card')!;
    const [a, b] = ['a', 'b'].map((id) => document.getElementById(id)!);
    for (const place of [b, a, b]) {
      place!.append(card);
      await new Promise((resume) => setTimeout(resume));
    }
    a!.replaceChildren(...b!.childNodes);
    (a as HTMLElement & { moveBefore?(node: Node, before: null): void }).moveBefore?.(card, null);
    await new Promise((resume) => setTimeout(resume));
  });
  expect(await heard(page)).toEqual(['card']);
});

/** As a framework does that keeps a page: the element is out of the document for a while. */
const putBackLater = (page: Page, selector: string, meanwhile = '') =>
  page.locator(selector).evaluate(async (element, change) => {
    const place = element.parentElement!;
    element.remove();
    await new Promise((resume) => setTimeout(resume, 100));
    new Function('element', change)(element);
    place.append(element);
  }, meanwhile);

it('a search box that is put back later has its text, type and country, unless the page changed its attributes meanwhile', async () => {
  const { page } = await openPartnerPage({
    body: '<div><wbn-search-box id="box" countries="SA"></wbn-search-box></div>',
  });
  await drawn(page, '#box', 'input');
  await page.locator('#box [part=input]').fill('valves');
  await page.locator('#box [part=type]').click();
  await page.locator('#box [data-value=EX]').click();
  const now = () =>
    page
      .locator('#box')
      .evaluate(({ shadowRoot }) =>
        ['input', 'type', 'country'].map(
          (part) => shadowRoot!.querySelector<HTMLInputElement>(`[part=${part}]`)?.value,
        ),
      );
  await putBackLater(page, '#box');
  await expect.poll(now).toEqual(['valves', 'EX', 'SA']);
  await putBackLater(page, '#box', `element.setAttribute('search', 'pumps')`);
  await expect.poll(now).toEqual(['pumps', 'MA', 'SA']);
});

it('an element speaks the language of the place that it is moved to, by append and by moveBefore, and keeps what was typed', async () => {
  const { page } = await openPartnerPage({
    body: '<div><wbn-search-box id="box"></wbn-search-box></div><div lang="es"></div><div lang="ar"></div>',
  });
  await drawn(page, '#box', 'input');
  await page.locator('#box [part=input]').fill('valves');
  for (const [lang, by] of [
    ['es', 'append'],
    ['ar', 'moveBefore'],
  ] as const) {
    await page.evaluate(
      ([there, how]) => {
        const place = document.querySelector(`div[lang=${there}]`) as unknown as Record<
          string,
          (...all: unknown[]) => void
        >;
        place[how]!(document.querySelector('#box'), ...(how === 'moveBefore' ? [null] : []));
      },
      [lang, by] as const,
    );
    await page.locator(`#box [part=root][lang=${lang}]`).waitFor();
  }
  expect(await page.locator('#box [part=input]').inputValue()).toBe('valves');
});

it.each(['en', 'es', 'it', 'zh', 'ar'])(
  'the search box shows each of its types whole, in %s and in any font',
  async (lang) => {
    for (const font of ['16px sans-serif', '20px Georgia, serif', '20px monospace']) {
      const { page } = await openPartnerPage({
        lang,
        width: 1000,
        head: `<style>body{font:${font}}</style>`,
        body: '<wbn-search-box id="box"></wbn-search-box>',
      });
      await drawn(page, '#box', 'input');
      await page.locator(`#box [lang=${lang}]`).waitFor();
      for (const business of ['PR', 'UR', 'MA', 'DI', 'WS', 'IM', 'EX', 'RE', 'IN', 'CO', 'GO']) {
        const [shown, room] = await page.locator('#box').evaluate(async (box, code) => {
          box.setAttribute('business', code);
          await new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)));
          const cut = box.shadowRoot!.querySelector('[part=type] .cut')!;
          return [cut.scrollWidth, cut.clientWidth];
        }, business);
        expect(shown, `${business}, ${font}`).toBeLessThanOrEqual(room!);
      }
      await page.close();
    }
  },
);

it('a message center is as high as its notice until somebody is logged in, or as high as the page says', async () => {
  const { page } = await openPartnerPage({
    head: '<style>#told{--wbn-height:500px}</style>',
    body: ['plain', 'told'].map((id) => `<wbn-message-center id="${id}" load="eager"></wbn-message-center>`).join(''),
  });
  for (const id of ['plain', 'told']) await page.locator(`#${id} [part=login]`).waitFor();
  const height = (selector: string) =>
    page.locator(selector).evaluate((node) => Math.round(node.getBoundingClientRect().height));
  expect((await height('#plain')) - (await height('#plain .empty'))).toBeLessThanOrEqual(2);
  expect(await height('#plain')).toBeLessThan(200);
  expect(await height('#told')).toBe(500);
});
