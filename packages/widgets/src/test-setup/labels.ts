/**
 * jsdom sends a click into a field to its label, which sends it to the field again: for a field in a shadow root without end, because the
 * label takes the element around the root for the target. Browsers do nothing there, as here.
 */
export function endClicksOfLabels(): void {
  addEventListener('click', (event) => {
    const [field] = event.composedPath();
    if (
      field instanceof HTMLElement &&
      field.getRootNode() instanceof ShadowRoot &&
      field.matches('label select, label textarea')
    )
      event.preventDefault();
  });
}
