import { expect, it } from 'vitest';
import { openPage } from '../../tests/support/pages.ts';
import { pagesWithIDs } from '../../tests/support/portal-pages.ts';
import { visit } from './support.ts';

const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

it.each(['click', 'keys'] as const)(
  'a toast covers nothing of the button that caused it, be the button high or low in the window, by %s',
  async (how) => {
    const [business] = await pagesWithIDs();
    for (const size of sizes) {
      for (const isHigh of [true, false]) {
        const page = await openPage({ ...size, permissions: ['clipboard-read', 'clipboard-write'] });
        await visit(page, business);
        const share = page.getByRole('button', { name: 'Share' });
        // Room above and below, so that the button can stand anywhere.
        await page.locator('main').evaluate((main) => {
          main.style.paddingBlock = '100vh';
        });
        await share.evaluate((button, high) => button.scrollIntoView({ block: high ? 'start' : 'end' }), isHigh);
        await share.evaluate((_, by) => scrollBy(0, by), isHigh ? -120 : 120);
        if (how === 'click') await share.click();
        else {
          await share.evaluate((button: HTMLElement) => button.focus({ preventScroll: true }));
          await page.keyboard.press('Enter');
        }
        const toast = page.locator('.toast', { hasText: 'Business Link copied!' });
        await toast.waitFor();
        const [above, below] = [(await toast.boundingBox())!, (await share.boundingBox())!].sort((a, b) => a.y - b.y);
        expect(above!.y + above!.height, `${size.width}, ${isHigh ? 'high' : 'low'}`).toBeLessThanOrEqual(below!.y);
      }
    }
  },
);
