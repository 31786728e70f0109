/**
 * Where Tab leads inside the sidebar. The panel stands last in the page, because the list scrolls and would cut it; by Tab it follows the
 * button that opened it. Undefined where the browser's own order is right: at either end, and while the panel is closed.
 */
export function tabStop(sidebar: HTMLElement, isBack: boolean): HTMLElement | undefined {
  const button = sidebar.querySelector<HTMLElement>('[aria-expanded=true]');
  const panel = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  if (!button || !panel) return;
  const stops = [...sidebar.querySelectorAll<HTMLElement>('a, button')].filter((stop) => !panel.contains(stop));
  stops.splice(stops.indexOf(button) + 1, 0, ...panel.querySelectorAll<HTMLElement>('a'));
  const at = stops.indexOf(document.activeElement as HTMLElement);
  return at < 0 ? undefined : stops[at + (isBack ? -1 : 1)];
}
