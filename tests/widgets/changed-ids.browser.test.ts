import { expect, it } from 'vitest';
import { cases, nameOf } from './cases.ts';
import { ids } from './fixtures.ts';
import { drawnByServer } from './flavours.ts';

const named = ['wbn-business-card', 'wbn-product-page'] as const;
const idOf = { 'wbn-business-card': 'business-id', 'wbn-product-page': 'product-id' } as const;

it.each(named)(
  '%s that a server drew below the screen shows nothing of an old id, and keeps its place',
  async (tag) => {
    const one = cases.find((each) => nameOf(each) === tag)!;
    const { element, page, troubles } = await drawnByServer(
      { ...one, attributes: { ...one.attributes, load: 'visible' } },
      {
        prepare: (made) =>
          made.addInitScript(() => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync('#one { margin-top: 5000px }');
            document.adoptedStyleSheets = [sheet];
          }),
      },
    );
    // Another element of its tag loads the code, which finds this one far away.
    await page.evaluate(
      (name) => document.body.insertAdjacentHTML('afterbegin', `<${name} load="eager"></${name}>`),
      tag,
    );
    await page.evaluate((name) => customElements.whenDefined(name).then(() => {}), tag);
    const root = element.locator('[part=root]').first();
    const old = (await root.locator('[part=name], [part=title]').first().textContent())!;
    expect(await root.textContent()).toContain(old);
    await element.evaluate((host, [name, value]) => host.setAttribute(name, value), [
      idOf[tag],
      ids.business.replace(/.$/, '7'),
    ] as const);
    await expect.poll(() => root.textContent()).not.toContain(old);
    expect(await element.evaluate((host) => (host as HTMLElement).offsetHeight)).toBeGreaterThan(100);
    expect(troubles).toEqual([]);
  },
);
