import { expect, it } from 'vitest';
import { settled } from '../support/pages.ts';
import { cases, nameOf } from './cases.ts';
import { drawnByServer } from './flavours.ts';

it.each(cases.flatMap((one) => ['en', 'es'].map((lang) => ({ name: nameOf(one), lang, one }))))(
  '$name that a server drew tells of itself once, and of no widget inside it, on a page in $lang',
  async ({ lang, one }) => {
    const { page, element, troubles } = await drawnByServer(one, {
      prepare: (made) =>
        made.addInitScript((language) => {
          const heard: string[] = [];
          Object.assign(window, { heard });
          addEventListener('wbn-ready', ({ target }) => heard.push((target as Element).localName));
          addEventListener('DOMContentLoaded', () => {
            document.documentElement.lang = language;
          });
        }, lang),
    });
    await element.locator(one.ready).first().waitFor();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toContain(one.widget.tag);
    await settled(page);
    expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([one.widget.tag]);
    expect(troubles).toEqual([]);
  },
);

it('a product page that a server drew keeps silent until its own code is there, although the code of its parts came before', async () => {
  const one = cases.find(({ widget }) => widget.tag === 'wbn-product-page')!;
  let release: (() => void) | undefined;
  const { page, element } = await drawnByServer(one, {
    async prepare(made) {
      await made.addInitScript(() => {
        Object.assign(window, { heard: [] });
        addEventListener('wbn-ready', ({ target }) => Reflect.get(window, 'heard').push((target as Element).localName));
      });
      const held = new Promise<void>((resume) => {
        release = resume;
      });
      await made.route(/\/product-page\.[\w-]+\.js/, async (route) => {
        await held;
        await route.continue();
      });
    },
  });
  const heard = () => page.evaluate(() => Reflect.get(window, 'heard'));
  await page.evaluate(() => {
    for (const name of ['business-card', 'comments']) {
      const other = document.createElement(`wbn-${name}`);
      other.setAttribute('load', 'eager');
      document.body.append(other);
    }
  });
  await element
    .locator('wbn-business-card')
    .evaluate((card) => customElements.whenDefined(card.localName).then(() => {}));
  await element.locator('wbn-business-card [part=name]').waitFor();
  // This one is ready later than a part that is drawn.
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<wbn-search-box load="eager">'));
  await expect.poll(heard).toContain('wbn-search-box');
  expect(await heard()).not.toContain('wbn-product-page');
  release!();
  await expect.poll(heard).toContain('wbn-product-page');
  await settled(page);
  expect((await heard()).filter((name: string) => name === 'wbn-product-page')).toHaveLength(1);
});
