import './handover/taken-query.ts';
import './styles/index.css';
import type { Locale } from '@wbn/content/editions';
import { loadTranslation } from '@wbn/content/locales';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { matchRoutes, type RouteObject, RouterContextProvider, RouterProvider } from 'react-router';
import type { Caller } from './api/caller.ts';
import { apiContext, editionContext, localeContext } from './api/context.ts';
import { browserRouter } from './browser/browser-router.ts';
import { watchWidgets } from './browser/wake-widgets.ts';
import { watchHead } from './browser/watch-head.ts';
import { dataElementID } from './document/document-data.ts';
import { routes } from './routes/index.ts';
import { watchSaves } from './saved/watch-saves.ts';
import { SessionContext } from './session/session-context.ts';
import { createSiteSession } from './session/site-session.ts';
import { editionOf, type SiteSettings } from './settings.ts';
import { SiteContext } from './site-context.ts';
import { loadTexts } from './texts/texts.ts';

interface PageData {
  readonly settings: SiteSettings;
  readonly locale: Locale;
  readonly loaderData: Record<string, unknown>;
  readonly failed: readonly string[];
}

/** The pages of the address must be there before hydration: what the server drew is drawn again, at once. */
async function settleLazyRoutes(list: RouteObject[]): Promise<void> {
  const lazy = matchRoutes(list, window.location)?.filter(({ route }) => route.lazy) ?? [];
  await Promise.all(
    lazy.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

async function start(): Promise<void> {
  const written = document.getElementById(dataElementID)?.textContent;
  if (!written) return;
  const { failed, loaderData, locale, settings }: PageData = JSON.parse(written);
  const [texts, words] = await Promise.all([loadTexts(locale), loadTranslation(locale), settleLazyRoutes(routes)]);
  const site = { settings, edition: editionOf(settings), locale, texts, words };
  const session = createSiteSession(settings, locale);
  // The calls and their client are no part of the first page: they come with the first navigation.
  const call: Caller = async (name, input) => {
    const { browserCaller } = await import('./api/browser-caller.ts');
    return browserCaller(session.client)(name, input);
  };
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
  watchHead(router, site);
  watchWidgets(settings);
  if (settings.extensions) watchSaves(session);
  hydrateRoot(
    document.getElementById('root')!,
    <StrictMode>
      <SiteContext value={site}>
        <SessionContext value={session}>
          <RouterProvider router={router} />
        </SessionContext>
      </SiteContext>
    </StrictMode>,
  );
  session.start();
}

start();
