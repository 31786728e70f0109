import { load, tags } from './chunks.ts';
import { place, registry } from './page.ts';

const need = (element: Element) => {
  near.unobserve(element);
  load(element.localName).catch(({ message }) => {
    addEventListener('online', () => need(element), { once: true });
    element.dispatchEvent(
      new CustomEvent('wbn-error', { bubbles: true, composed: true, detail: { code: 'load', message } }),
    );
  });
};

const near = new IntersectionObserver(
  (entries) =>
    entries.forEach(({ isIntersecting, target }) => {
      if (isIntersecting) need(target);
    }),
  { rootMargin: '300px' },
);

const watch = (element: Element) => {
  const when = element.getAttribute('load');
  if (when === 'eager') need(element);
  // An element without a box never comes near the screen: the page's styles hide it or an ancestor.
  else if (when === 'idle' || !(element as HTMLElement).offsetParent) setTimeout(need, 200, element);
  else near.observe(element);
};

// An earlier loader of this major keeps the tags that it has taken.
const mine = tags
  // biome-ignore lint/suspicious/noAssignInExpressions: saves bytes
  .filter((tag) => (registry.tags[tag] ??= place) === place)
  .join();
const watchBelow = (root: ParentNode) => root.querySelectorAll(mine).forEach(watch);

const added = new MutationObserver((records) => {
  records.forEach(({ addedNodes }) => {
    addedNodes.forEach((node) => {
      if (!(node instanceof Element)) return;
      if (node.matches(mine)) watch(node);
      watchBelow(node);
    });
  });
});

/** Loads each of our elements below `root`, present or added later, when it comes near the screen. */
export function scan(root: Document | ShadowRoot): void {
  if (!mine) return;
  watchBelow(root);
  added.observe(root, { childList: true, subtree: true });
}
