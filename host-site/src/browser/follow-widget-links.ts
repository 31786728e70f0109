import { inLocale } from '../settings.ts';
import type { Site } from '../site-context.ts';
import { isPlainClick } from '../ui/PageLink.tsx';
import type { BrowserRouter } from './browser-router.ts';

/**
 * Follows links of widgets to pages of the portal as the portal's own links are followed: in the reader's language and without a new
 * document. After a load a keyboard begins before the header; this way the focus moves to the content, and the title is announced.
 */
export function followWidgetLinks(router: Pick<BrowserRouter, 'navigate'>, { edition, locale }: Site): void {
  document.addEventListener('click', (event) => {
    // The links stand in shadow roots.
    const path = event.composedPath();
    const link = path.find((node) => node instanceof HTMLAnchorElement);
    if (!link || event.defaultPrevented || !isPlainClick(event) || link.target) return;
    if (link.origin !== location.origin || !path.some((node) => isWidget(node))) return;
    event.preventDefault();
    void router.navigate(inLocale(link.pathname + link.search + link.hash, locale, edition));
  });
}

const isWidget = (node: EventTarget): boolean => node instanceof Element && node.localName.startsWith('wbn-');
