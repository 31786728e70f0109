import { expect, it } from 'vitest';
import { cases } from './cases.ts';
import { openWidget } from './open.ts';

/** Words of a widget that is drawn before its language has arrived. The fixtures draw digits; UTC and US$ may stand in any language. */
const figures = () => '1';

const isTextsOf = (tag: string) => (url: URL) => url.pathname.includes(`/${tag.slice('wbn-'.length)}.texts.`);

it.each(cases.map((one) => [one.widget.tag, one] as const))(
  '%s shows no English word on an Arabic page, also while its Arabic texts are on their way',
  async (tag, one) => {
    const isSignedIn = one.states.some((state) => state.isSignedIn);
    let delayed = 0;
    const { element, page } = await openWidget(one, {
      lang: 'ar',
      say: figures,
      state: { name: 'slow texts', isSignedIn },
      async prepare(page) {
        await page.addInitScript((tag) => {
          const seen = new Set<string>();
          const look = () => {
            const root = document.querySelector<HTMLElement>(tag)?.shadowRoot;
            for (const child of root?.children ?? []) seen.add((child as HTMLElement).innerText ?? '');
            requestAnimationFrame(look);
          };
          look();
          Object.assign(window, { seenTexts: seen });
        }, tag);
        await page.route(isTextsOf(tag), async (route) => {
          delayed += 1;
          // The rest of the widget comes first, as on a slow line.
          await page.evaluate(
            () =>
              new Promise<void>((resume) => {
                let frames = 60;
                const next = () => (frames-- ? requestAnimationFrame(next) : resume());
                next();
              }),
          );
          await route.continue();
        });
      },
    });
    await element.locator(one.ready).first().waitFor();
    expect(delayed).toBeGreaterThan(0);
    const seen = await page.evaluate(() => [...(window as unknown as { seenTexts: Set<string> }).seenTexts]);
    expect(seen.join('')).toMatch(/\p{Script=Arabic}|^1*$/u);
    expect(seen.filter((text) => /[a-z]{4}/i.test(text))).toEqual([]);
  },
);
