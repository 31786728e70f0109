import { piecesOf } from './highlight.ts';

/** Names the highlight for `::highlight(searched)` in styles/search.css. */
const name = 'searched';

const card = 'wbn-business-card';

/** The parts of a business card with texts of the business. */
const texts = ['name', 'type', 'country', 'description', 'certificates'].map((part) => `[part~=${part}]`).join();

function rangesOf(root: ParentNode, words: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  for (const element of root.querySelectorAll(texts)) {
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
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
  const roots = () => [...page.querySelectorAll(card)].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const mark = () => CSS.highlights.set(name, new Highlight(...roots().flatMap((root) => rangesOf(root, words))));
  // A card is drawn anew when its script comes, and when its reader saves it.
  const watch = new MutationObserver(mark);
  let isOver = false;
  const begin = () => {
    if (isOver) return;
    for (const root of roots()) watch.observe(root, { childList: true, characterData: true, subtree: true });
    mark();
  };
  begin();
  // On a page that was not drawn by the server, the cards have their roots only then.
  customElements.whenDefined(card).then(begin);
  return () => {
    isOver = true;
    watch.disconnect();
    CSS.highlights.delete(name);
  };
}
