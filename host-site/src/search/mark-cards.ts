import { partsOf, watchParts } from '@wbn/widgets/parts';
import { piecesOf } from './highlight.ts';

/** Names the highlight for `::highlight(searched)` in styles/search.css. */
const name = 'searched';

/** The parts of a business card with texts of the business. */
const texts = ['name', 'type', 'country', 'description', 'certificates'];

function rangesOf(part: Element, words: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  const nodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    let at = 0;
    for (const { isHit, text } of piecesOf(node.textContent ?? '', words)) {
      const range = new Range();
      range.setStart(node, at);
      at += text.length;
      range.setEnd(node, at);
      if (isHit) ranges.push(range);
    }
  }
  return ranges;
}

/**
 * Marks the words of the search in the business cards of a page. Their texts stand in shadow roots, so the browser paints the marks
 * (CSS Custom Highlight API); the style of the page reaches them by inheritance. Older browsers paint none.
 * @returns ends it
 */
export function markCards(page: ParentNode, words: ReadonlySet<string>): () => void {
  if (typeof Highlight === 'undefined') return () => {};
  const cards = [...page.querySelectorAll('wbn-business-card')];
  const mark = () => {
    const parts = cards.flatMap((card) => partsOf(card, ...texts));
    CSS.highlights.set(name, new Highlight(...parts.flatMap((part) => rangesOf(part, words))));
  };
  // A card is drawn anew when its script comes, and when its reader saves it.
  const ends = cards.map((card) => watchParts(card, mark));
  mark();
  return () => {
    for (const end of ends) end();
    CSS.highlights.delete(name);
  };
}
