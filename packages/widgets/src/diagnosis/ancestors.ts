/** An element by its tag, id and classes. */
export function shortName({ localName, id, classList }: Element): string {
  const classes = classList.length > 0 ? ` class="${[...classList].join(' ')}"` : '';
  return `<${localName}${id && ` id="${id}"`}${classes}>`;
}

/** The element that holds another in what the browser draws. */
function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** The element and all that hold it, from the inside out. */
export function* chainOf(element: Element): Generator<Element> {
  for (let at: Element | null = element; at; at = parentOf(at)) yield at;
}

/** Boxes that cut off, scroll or slide what they hold, from the inside out. Those of the page itself are the window. */
export const clippingBoxes = (element: Element): Element[] =>
  [...chainOf(element)].filter((one) => {
    const { overflowX, overflowY } = getComputedStyle(one);
    const isPage = one === document.body || one === document.documentElement;
    return !isPage && (overflowX !== 'visible' || overflowY !== 'visible');
  });
