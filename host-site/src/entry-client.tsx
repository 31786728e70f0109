import './styles/index.css';
import type { Locale } from '@wbn/content/editions';
import { loadTranslation } from '@wbn/content/locales';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { browserCaller } from './api/browser-caller.ts';
import { apiContext } from './api/context.ts';
import { dataElementID } from './document/document-data.ts';
import { watchHead } from './document/watch-head.ts';
import { routes } from './routes/index.ts';
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
  const edition = editionOf(settings);
  const session = createSiteSession(settings);
  const call = browserCaller(settings, session);
  const errors = Object.fromEntries(failed.map((id) => [id, new Error('The server could not load this page.')]));
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData, errors: failed.length ? errors : null },
    getContext: () => new RouterContextProvider(new Map([[apiContext, call]])),
  });
  const site = { settings, edition, locale, texts, words };
  watchHead(router, site);
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
