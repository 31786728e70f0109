import type { ClientOptions } from '@wbn/core';

export type LinkKind = 'business' | 'product' | 'inquiry';

/** Addresses on the page's own site, with `{id}` for the id; a kind without an address leads to the portal. */
export type LinkTemplates = { readonly [Kind in LinkKind]?: string };

/** Where a widget's link leads: to the page that the host names by `configure({ links })`, else to `path` on the portal. */
export const linkTo = (options: ClientOptions, kind: LinkKind, id: string, path: string): string =>
  (options as { links?: LinkTemplates }).links?.[kind]?.replaceAll('{id}', encodeURIComponent(id)) ??
  options.portal + path;

type Emit = (name: string, detail?: unknown, cancelable?: boolean) => boolean;

/**
 * Fires `wbn-open` for a click on a link. A page can cancel it and lead the visitor elsewhere; it cannot cancel a click that opens a new
 * tab, because the visitor stays on the page.
 */
export function openLink(
  emit: Emit,
  event: { readonly nativeEvent?: Event; readonly currentTarget: Element },
  ids: object,
): void {
  const click = (event.nativeEvent ?? event) as MouseEvent;
  const root = event.currentTarget.getRootNode();
  const link = (click.composedPath() as Element[]).find((node): node is HTMLAnchorElement => node.localName === 'a');
  // A widget inside this one fires its own event.
  if (!link?.href || link.getRootNode() !== root || click.defaultPrevented) return;
  const part = link.part[0] ?? link.parentElement?.part[0];
  const staysHere = !(click.ctrlKey || click.metaKey || click.shiftKey || click.button);
  if (!emit('wbn-open', { ...ids, url: link.href, part }, staysHere)) click.preventDefault();
}
