import { expect, it } from 'vitest';
import { openPage } from '../../../tests/support/pages.ts';
import { visit } from '../support.ts';

it('leaves room for the ellipsis of an English text on an Arabic page, where it stands behind the right edge', async () => {
  const page = await openPage({ width: 1440 });
  await visit(page, '/search-result?business=PR&search=pumps&lang=ar');
  const { beside, room, width } = await page
    .locator('.result-text')
    .first()
    .evaluate((text) => {
      const { fontFamily, fontSize, paddingRight } = getComputedStyle(text);
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = `${fontSize} ${fontFamily}`;
      const edge = (text.nextElementSibling as HTMLElement).getBoundingClientRect().right;
      const room = Number.parseFloat(paddingRight);
      return { room, width: context.measureText('…').width, beside: text.getBoundingClientRect().right - room - edge };
    });
  expect(room).toBeGreaterThanOrEqual(width);
  // The text itself still begins where all others do.
  expect(Math.abs(beside)).toBeLessThan(1);
});

it('leaves it in cards of businesses as well', async () => {
  const page = await openPage({ width: 360 });
  await visit(page, '/search-result?business=MA&lang=ar');
  const about = page.locator('wbn-business-card .about').first();
  const { room, size } = await about.evaluate((text) => {
    const { fontSize, paddingRight } = getComputedStyle(text);
    return { room: Number.parseFloat(paddingRight), size: Number.parseFloat(fontSize) };
  });
  expect(room).toBe(size);
});
