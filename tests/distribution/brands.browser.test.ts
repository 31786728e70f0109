import { expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { violations } from '../support/axe.ts';
import { openPage } from '../support/pages.ts';

const brands = ['mill', 'steel', 'drones'] as const;

it.each([360, 1440])(
  'three brands have no accessibility violation at %i px, and nothing is wider than the page',
  async (width) => {
    const page = await openPage({ width });
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    // Pictures that do not arrive leave the initials, whose colours are the brand's.
    await page.route(`${addresses().files}/**`, (route) => route.abort());
    await page.goto(`${addresses().cdn}/examples/brands/`);
    const seen: object[] = [];
    for (const brand of brands) {
      const section = page.locator(`.${brand}`);
      const card = section.locator('wbn-business-card [part=name] a');
      await section.locator('wbn-business-card').scrollIntoViewIfNeeded();
      await card.waitFor();
      await section.locator('wbn-inquiry-form').scrollIntoViewIfNeeded();
      await section.locator('wbn-inquiry-form [part=message]').waitFor();
      await section.locator('wbn-search-box [part=type]').press('ArrowDown');
      await section.locator('wbn-search-box [part=popup]').waitFor();
      // Only here do three search boxes stand on one page.
      const found = (await violations(page)).filter((one) => !one.startsWith('landmark-unique'));
      expect(found, brand).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), brand).toBe(true);
      seen.push(
        await section.evaluate((root) => {
          const style = (tag: string, part: string) =>
            getComputedStyle(root.querySelector(tag)!.shadowRoot!.querySelector(`[part~=${part}]`)!);
          const box = style('wbn-search-box', 'box');
          const type = style('wbn-search-box', 'type');
          const popup = style('wbn-search-box', 'popup');
          return {
            font: box.fontFamily,
            size: box.fontSize,
            corner: box.borderTopLeftRadius,
            inner: style('wbn-search-box', 'submit').borderTopLeftRadius,
            height: type.height,
            ground: box.backgroundColor,
            ring: type.outlineColor,
            popup: popup.backgroundColor,
            shadow: popup.boxShadow,
            space: style('wbn-business-card', 'card').paddingTop,
            weight: style('wbn-business-card', 'name').fontWeight,
          };
        }),
      );
      await page.keyboard.press('Escape');
    }
    // Each property differs in each brand.
    for (const name of Object.keys(seen[0]!)) {
      const values = seen.map((one) => Reflect.get(one, name) as string);
      expect(new Set(values).size, `${name}: ${values.join(' | ')}`).toBe(brands.length);
    }
    expect(troubles).toEqual([]);
  },
);
