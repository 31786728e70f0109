/**
 * The node of a part that the widget's README names, in a server's drawing too, when the element is not defined yet. For what CSS cannot do:
 * focus it, or watch whether it is on the screen.
 *
 * @example partOf(document.querySelector('wbn-search-box'), 'input')?.focus()
 */
export const partOf = (element: Element | null, part: string): HTMLElement | null =>
  element?.shadowRoot?.querySelector<HTMLElement>(`[part~="${part}"]`) ?? null;
