import { describe, expect, it } from 'vitest';
import { cases, nameOf } from './cases.ts';
import { plain } from './fixtures.ts';
import { flavours } from './flavours.ts';

describe.each(Object.entries(flavours))('%s', (flavour, open) => {
  it.each(cases.map((one) => [nameOf(one), one] as const))(
    'R-368 %s draws itself once, follows attributes and the page, keeps itself when moved, and comes back',
    async (_, one) => {
      const { page, element, troubles } = await open(one);
      await element.locator(one.ready).first().waitFor();
      // Server-drawn markup is hydrated, not redrawn.
      const isKept = await element.evaluate(
        (host) =>
          !('first' in window) || Reflect.get(window, 'first') === host.shadowRoot!.querySelector('[part=root]'),
      );
      expect(isKept).toBe(true);
      expect(await element.evaluate((host) => host.shadowRoot!.querySelectorAll('[part=root]').length)).toBe(1);

      await element.evaluate((host) => Object.assign(host, { theme: 'dark' }));
      await expect.poll(() => element.getAttribute('theme')).toBe('dark');
      const scheme = () =>
        element.evaluate((host) => getComputedStyle(host.shadowRoot!.querySelector('[part=root]')!).colorScheme);
      await expect.poll(scheme).toBe('dark');
      await page.evaluate(() => {
        document.documentElement.lang = 'ar';
      });
      await element.locator('[part=root][lang=ar][dir=rtl]').first().waitFor();

      const move = await element.evaluateHandle((host) => host.shadowRoot!.querySelector('[part]')!.firstElementChild);
      if (flavour.includes('React')) {
        await page.evaluate(() => (Reflect.get(window, 'reorder') as (isTurned: boolean) => void)(true));
        await page.locator('#other + #w').waitFor();
      } else await element.evaluate((host) => document.querySelector('#two')!.append(host));
      await page.evaluate(() => new Promise((resume) => setTimeout(resume)));
      expect(await move.evaluate((node) => node?.isConnected)).toBe(true);

      await element.evaluate(async (host) => {
        const place = host.parentElement!;
        host.remove();
        await new Promise((resume) => setTimeout(resume));
        place.append(host);
      });
      await element.locator(one.ready).first().waitFor();
      expect(troubles).toEqual([]);
    },
  );

  it('tells the page by events that bubble out of any tree, and takes data set before it was defined', async () => {
    const one = cases.find(({ data }) => data)!;
    const { page, element } = await open(one);
    await element.locator(one.ready).first().waitFor();
    const heard = await page.evaluate(
      ([tag, data]) =>
        new Promise((resolve) => {
          addEventListener('wbn-ready', (event) => resolve([event.bubbles, event.composed]), { once: true });
          const inner = document.createElement('div');
          document.body.append(inner);
          const made = document.createElement(tag as string);
          Object.assign(made, { data });
          inner.attachShadow({ mode: 'open' }).append(made);
        }),
      [one.widget.tag, one.data!(plain)] as const,
    );
    expect(heard).toEqual([true, true]);
  });
});
