import { canonicalOf } from '../document/canonical.ts';
import { metaOf } from '../document/page-state.ts';
import type { Site } from '../site-context.ts';
import type { BrowserRouter } from './browser-router.ts';

/**
 * Updates title, description and canonical after a navigation; other tags are for crawlers, who read the server's HTML. Screen readers hear the
 * title of a new page, as they would after a load. `first`: the location of the page that was loaded.
 */
export function watchHead(router: BrowserRouter, site: Site, first: BrowserRouter['state']['location']): void {
  let shown = first.key;
  let path = first.pathname;
  const update = ({ errors, loaderData, location, matches, navigation }: BrowserRouter['state']) => {
    if (navigation.state !== 'idle' || location.key === shown) return;
    shown = location.key;
    const url = new URL(window.location.href);
    const { meta } = metaOf(matches, { loaderData, errors }, url, site);
    document.title = meta.title;
    document.querySelector('meta[name=description]')?.setAttribute('content', meta.description);
    document.querySelector('link[rel=canonical]')?.setAttribute('href', canonicalOf(meta, url, site));
    // Another filter or tab of the same page says by itself what it changed.
    if (path !== location.pathname) {
      path = location.pathname;
      // As the browser shows it: a title that is cut after 64 letters may end with a space.
      document.getElementById('page-announcement')!.textContent = document.title;
    }
  };
  // The reader may have gone on already.
  update(router.state);
  router.subscribe(update);
}
