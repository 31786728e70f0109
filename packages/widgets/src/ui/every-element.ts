/** Every element below `root`, also inside shadow roots, except in those of elements with the given tags. */
export function* everyElement(root: ParentNode, closed: readonly string[] = []): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot && !closed.includes(element.localName)) yield* everyElement(element.shadowRoot, closed);
  }
}
