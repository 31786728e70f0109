import type { Locator } from 'playwright';

/** Names and symbols that are equal in every language. */
export const everywhere = ['US$', 'UTC', 'STANDARD', 'GOLD', 'PREMIUM', 'PLATINUM'];

/** Latin words in an element, with inner widgets, that are not texts of its data. */
export async function foreignWords(element: Locator, said: Iterable<string>): Promise<string[]> {
  const texts = await element.evaluate((host) => {
    const names = ['aria-label', 'placeholder', 'title', 'alt', 'aria-roledescription'];
    const walk = (root: ParentNode): string[] =>
      [...root.querySelectorAll('*')].flatMap((node) => {
        // Messages about past actions keep their language.
        if (!node.checkVisibility() || node.closest('.toast, .failure, .wrong')) return [];
        const own = [...node.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const all = [
          ...own.map((text) => text.textContent ?? ''),
          ...names.map((name) => node.getAttribute(name) ?? ''),
        ];
        return node.shadowRoot ? [...all, ...walk(node.shadowRoot)] : all;
      });
    return walk(host.shadowRoot!);
  });
  // Longest first, because one may be part of another.
  const known = [...everywhere, ...said].sort((a, b) => b.length - a.length);
  return texts
    .map((text) => known.reduce((left, one) => left.replaceAll(one, ' '), text))
    .flatMap((text) => text.match(/[A-Za-z]{2,}/g) ?? []);
}
