import type { Page } from 'playwright';

/** Elements that overflow the window at its sides, themselves or by their text, except inside parts that scroll or clip. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= innerWidth) return [];
    const cuts = (node: Element | null): boolean =>
      node !== null &&
      node !== document.body &&
      (getComputedStyle(node).overflowX !== 'visible' || cuts(node.parentElement));
    const isOut = ({ left, right }: DOMRect) => right > innerWidth + 1 || left < -1;
    const hasTextOut = (node: Element) =>
      [...node.childNodes].some((text) => {
        if (text.nodeType !== Node.TEXT_NODE) return false;
        const range = document.createRange();
        range.selectNodeContents(text);
        return isOut(range.getBoundingClientRect()) && !cuts(node);
      });
    return [...document.querySelectorAll('body *')]
      .filter((node) => (isOut(node.getBoundingClientRect()) && !cuts(node.parentElement)) || hasTextOut(node))
      .map((node) => `${node.localName}.${node.className}`)
      .concat(`${root.scrollWidth} px wide`);
  });
