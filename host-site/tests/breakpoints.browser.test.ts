import { expect, it } from 'vitest';
import { addresses } from '../../tests/support/addresses.ts';
import { openPage } from '../../tests/support/pages.ts';

it('R-051 changes its layout at 768, 992 and 1200 px', async () => {
  const page = await openPage();
  await page.goto(addresses().portal);
  const widths = await page.evaluate(() => {
    const found = new Set<number>();
    const walk = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          for (const [, width] of rule.conditionText.matchAll(/min-width: (\d+)px/g)) found.add(Number(width));
        }
        if (rule instanceof CSSGroupingRule) walk(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) walk(sheet.cssRules);
    return [...found].sort((a, b) => a - b);
  });
  expect(widths.filter((width) => width <= 1200)).toEqual([768, 992, 1200]);

  const holding = async (width: number): Promise<boolean[]> => {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    return page.evaluate(() => [768, 992, 1200].map((edge) => matchMedia(`(min-width: ${edge}px)`).matches));
  };
  expect(await holding(767)).toEqual([false, false, false]);
  expect(await holding(768)).toEqual([true, false, false]);
  expect(await holding(992)).toEqual([true, true, false]);
  expect(await holding(1200)).toEqual([true, true, true]);
  // The sidebar appears from 992 px on.
  const sidebar = page.locator('.sidebar').first();
  await page.setViewportSize({ width: 991, height: 800 });
  await expect.poll(() => sidebar.isVisible()).toBe(false);
  await page.setViewportSize({ width: 992, height: 800 });
  await expect.poll(() => sidebar.isVisible()).toBe(true);
});
