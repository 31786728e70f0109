import { watchClicks } from '../shell/ToastList.tsx';
import { watchShortcuts } from '../shortcuts/watch-shortcuts.tsx';
import type { Site } from '../site-context.ts';
import type { BrowserRouter } from './browser-router.ts';
import { followWidgetLinks } from './follow-widget-links.ts';
import { keepOffline } from './keep-offline.ts';
import { returnFocus } from './return-focus.ts';
import { watchHead } from './watch-head.ts';

// In this file because a page that is offline can only use code that it has loaded, and for one request instead of two.
export { ToastList } from '../shell/ToastList.tsx';
export { loadKeptPage } from './load-kept-page.ts';

/** Begins with what the first paint and the first click do not need. `first`: the location of the page that was loaded. */
export function afterLoad(router: BrowserRouter, site: Site, first: BrowserRouter['state']['location']): void {
  watchHead(router, site, first);
  followWidgetLinks(router, site);
  returnFocus(router);
  watchClicks();
  watchShortcuts(router, site);
  void keepOffline(router);
}
