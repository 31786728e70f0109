import { loadTranslation } from '@wbn/content/locales';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import { apiContext, editionContext, localeContext } from './api/context.ts';
import { keptLists } from './api/kept-lists.ts';
import { noteCalls } from './api/note-calls.ts';
import { type ServerCallerOptions, serverCaller } from './api/server-caller.ts';
import { htmlDocument } from './document/document.ts';
import { editionOf } from './document/edition-of.ts';
import { headTags } from './document/head.ts';
import { metaOf, type PageState } from './document/page-state.ts';
import { routes } from './routes/index.ts';
import type { BuildFiles } from './server/build-files.ts';
import { serverRoots } from './server-roots.ts';
import { localeOf, type SiteSettings, textLocaleOf } from './settings.ts';
import { SiteContext } from './site-context.ts';
import { loadTexts, textsModule } from './texts/texts.ts';

export { drawFrame, frameStyle } from './embed/frame.ts';
export { answerOembed } from './embed/oembed.ts';
export { drawSnippet } from './embed/snippet.ts';
export { drawnURL, withOtherParameters } from './routes/drawn-url.ts';
export { declarativeStyles } from './server-roots.ts';

export interface RenderRequest {
  readonly url: URL;
  readonly settings: SiteSettings;
  readonly caller: ServerCallerOptions;
  readonly build: BuildFiles;
}
export interface RenderAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Set for a redirect, which has no page. */
  readonly location?: string;
  readonly html: string;
  /** Names of the content of a page that may be kept and sent to others (`noteCalls`). */
  readonly depends?: ReadonlySet<string> | undefined;
}

const handler = createStaticHandler(routes);
const withLists = keptLists();
const cacheable = { 'cache-control': 'public, max-age=0, s-maxage=60' };
const unkept = { 'cache-control': 'no-store' };
const uncached = { ...unkept, 'referrer-policy': 'no-referrer' };

/** Renders a complete page: all data is loaded first, without streaming. */
export async function render({ build, caller, settings, url }: RenderRequest): Promise<RenderAnswer> {
  const edition = editionOf(settings);
  const locale = localeOf(url, edition);
  const requestContext = new RouterContextProvider();
  const noted = noteCalls(withLists(serverCaller({ ...caller, locale }), { api: caller.api, locale }));
  requestContext.set(apiContext, noted.call);
  requestContext.set(localeContext, locale);
  requestContext.set(editionContext, edition);
  const context = await handler.query(new Request(url), { requestContext });
  if (context instanceof Response) {
    const location = context.headers.get('location') ?? '/';
    const redirectHeaders: Record<string, string> = context.status === 301 ? cacheable : {};
    return { status: context.status, headers: redirectHeaders, location, html: '' };
  }

  const textLocale = textLocaleOf(locale, edition);
  const [texts, words] = await Promise.all([loadTexts(textLocale), loadTranslation(locale)]);
  const site = { settings, edition, locale, texts, words };
  const state: PageState = { loaderData: context.loaderData, errors: context.errors };
  const roots = serverRoots(textLocale, settings);
  const markup = renderToString(
    <SiteContext value={site}>
      <roots.Provider>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </roots.Provider>
    </SiteContext>,
  );
  // React puts the preload of an eager picture before everything else: move it to the head.
  const [, hints = '', body = markup] = /^((?:<link [^>]*>)*)([\s\S]*)$/.exec(markup) ?? [];
  const { handle, meta } = metaOf(matchRoutes(handler.dataRoutes, url.pathname) ?? [], state, url, site);
  const html = htmlDocument({
    locale: textLocale,
    build,
    head: headTags(meta, url, settings) + hints,
    body: await roots.fill(body),
    data: {
      settings,
      edition,
      locale,
      matched: context.matches.map(({ route }) => route.id),
      loaderData: context.loaderData,
      failed: Object.keys(context.errors ?? {}),
    },
    modules: [textsModule(locale), ...(handle?.module ? [handle.module] : [])],
    origins: [settings.api],
    hosts: [settings.accounts, settings.api],
    pictures: settings.files,
    early: handle?.early,
    memberModules: build.early.length ? (handle?.memberModules ?? []) : [],
  });
  const isCacheable = context.statusCode < 400 && !handle?.private;
  // A page that may lack a part is kept by nobody, neither here nor by a shared cache.
  const depends = isCacheable ? noted.depends(html) : undefined;
  const keptFor = depends === undefined ? unkept : cacheable;
  return {
    status: context.statusCode,
    headers: isCacheable ? keptFor : uncached,
    html,
    depends: context.statusCode === 200 ? depends : undefined,
  };
}
