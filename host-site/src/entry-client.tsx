import './handover/taken-query.ts';
import './styles/index.css';
import type { Edition, Locale } from '@wbn/content/editions';
import { loadTranslation } from '@wbn/content/locales';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type RouteObject, RouterContextProvider, RouterProvider } from 'react-router';
import { apiContext, type Caller, editionContext, localeContext } from './api/context.ts';
import { browserRouter } from './browser/browser-router.ts';
import { EarlyTaps, stopRecordingTaps } from './browser/early-taps.ts';
import { watchWidgets } from './browser/wake-widgets.ts';
import { dataElementID, rootElementID } from './document/document-data.ts';
import { routes } from './routes/index.ts';
import { watchSaves } from './saved/watch-saves.ts';
import { SessionContext } from './session/session-context.ts';
import { createSiteSession } from './session/site-session.ts';
import { type SiteSettings, textLocaleOf } from './settings.ts';
import { SiteContext } from './site-context.ts';
import { loadTexts } from './texts/texts.ts';

interface PageData {
  readonly settings: SiteSettings;
  readonly edition: Edition;
  readonly locale: Locale;
  /** The ids of the routes that the server rendered, so that phones need not match the address against the whole table. */
  readonly matched: readonly string[];
  readonly loaderData: Record<string, unknown>;
  readonly failed: readonly string[];
}

const lazyRoutes = (list: RouteObject[], ids: readonly string[]): RouteObject[] =>
  list.flatMap((route) => [
    ...(route.lazy && ids.includes(route.id ?? '') ? [route] : []),
    ...lazyRoutes(route.children ?? [], ids),
  ]);

/** The page modules must be loaded before hydration, which redraws the server's output at once. */
async function settleLazyRoutes(ids: readonly string[]): Promise<void> {
  await Promise.all(
    lazyRoutes(routes, ids).map(async (route) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Input events run between two tasks. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  const written = document.getElementById(dataElementID)?.textContent;
  if (!written) return;
  const { edition, failed, loaderData, locale, matched, settings }: PageData = JSON.parse(written);
  const textLocale = textLocaleOf(locale, edition);
  const [texts, words] = await Promise.all([
    loadTexts(textLocale),
    loadTranslation(locale),
    settleLazyRoutes(matched),
    textLocale === 'en-x-fixed' &&
      import('./browser/correct-widgets.ts').then(({ correctWidgets }) => correctWidgets()),
  ]);
  const site = { settings, edition, locale, texts, words };
  const session = createSiteSession(site);
  // The client is not part of the first page: it is loaded with the first navigation.
  const call: Caller = async (...input) => (await session.client()).call(...input);
  const errors = Object.fromEntries(failed.map((id) => [id, new Error('The server could not load this page.')]));
  const hydrationData = { loaderData, errors: failed.length ? errors : null };
  const context = () => {
    const provider = new RouterContextProvider();
    provider.set(apiContext, call);
    provider.set(localeContext, locale);
    provider.set(editionContext, site.edition);
    return provider;
  };
  const router = browserRouter(routes, hydrationData, context);
  await nextTask();
  watchWidgets(settings, session);
  if (settings.extensions) watchSaves(session);
  // As a transition, hydration lets taps and scrolling through; a tap finishes it at once and is handled.
  stopRecordingTaps();
  startTransition(() => {
    hydrateRoot(
      document.getElementById(rootElementID)!,
      <StrictMode>
        <SiteContext value={site}>
          <SessionContext value={session}>
            <RouterProvider router={router} />
            <EarlyTaps />
          </SessionContext>
        </SiteContext>
      </StrictMode>,
    );
  });
  session.start();
  const first = router.state.location;
  const later = () =>
    import('./browser/after-load.ts').then(({ afterLoad }) => afterLoad(router, site, first)).catch(() => {});
  // The page comes first: what it loads and what it shows.
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

start();
