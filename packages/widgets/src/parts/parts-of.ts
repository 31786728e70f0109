/**
 * The elements that `::part(name)` styles in a widget, in their order; without names, all parts. Empty before the widget is drawn.
 *
 * @example
 * const card = document.createElement('wbn-business-card');
 * const heading = document.createElement('h3');
 * heading.setAttribute('part', 'name');
 * card.attachShadow({ mode: 'open' }).append(heading);
 * partsOf(card, 'name').length; // 1
 */
export function partsOf(widget: Element, ...names: readonly string[]): HTMLElement[] {
  const selector = names.map((name) => `[part~="${name}"]`).join() || '[part]';
  return [...(widget.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
}

/**
 * Calls `changed` whenever a widget changes what it shows, its first drawing included. Returns a function that ends it.
 *
 * @example
 * let drawings = 0;
 * const card = document.createElement('wbn-business-card');
 * const end = watchParts(card, () => drawings++);
 * card.dispatchEvent(new Event('wbn-ready'));
 * end();
 * drawings; // 1
 */
export function watchParts(widget: Element, changed: () => void): () => void {
  const watch = new MutationObserver(changed);
  const observe = () => {
    if (widget.shadowRoot) watch.observe(widget.shadowRoot, { childList: true, characterData: true, subtree: true });
  };
  const drawn = () => {
    observe();
    changed();
  };
  observe();
  widget.addEventListener('wbn-ready', drawn);
  return () => {
    watch.disconnect();
    widget.removeEventListener('wbn-ready', drawn);
  };
}
