import type { Locator, Page, Request, Route } from 'playwright';
import { addresses } from '../support/addresses.ts';
import { answerJson } from '../support/answers.ts';
import { openPage, type PageOptions } from '../support/pages.ts';
import type { State, WidgetCase } from './cases.ts';
import { cardPage, svg } from './fixture-server.ts';
import { answerFor, ids, plain, type Say } from './fixtures.ts';

export interface OpenOptions extends PageOptions {
  readonly state?: State | undefined;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly say?: Say;
  readonly lang?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly head?: string;
  /** Content of the element: the page's own, or a declarative root. */
  readonly inner?: string;
  /** The body around the element, with `%s` in its place. */
  readonly body?: string;
  /** Attributes of the script tag. */
  readonly tag?: string;
  /** Answers a call instead of the fixtures; undefined leaves it to them. */
  readonly answer?: (route: Route, path: string, request: Request) => Promise<unknown> | undefined;
  readonly reducedMotion?: 'reduce';
  readonly bypassCSP?: boolean;
  /** Runs before the page is opened. */
  readonly prepare?: (page: Page) => unknown;
}

export interface Opened {
  readonly page: Page;
  readonly element: Locator;
  /** Exceptions and console messages of the page. */
  readonly troubles: string[];
  /** Writing calls as `POST /path`. */
  readonly written: string[];
}

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export const elementHtml = (tag: string, attributes: Readonly<Record<string, string>>, inner = ''): string =>
  `<${tag} id="w" ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${quoted(value)}"`)
    .join(' ')}>${inner}</${tag}>`;

export const loaderTag = (attributes = ''): string =>
  `<script async type="module" src="${addresses().cdn}/v1/wbn.js" data-key="pk_demo" ${attributes}></script>`;

async function answerCalls(page: Page, written: string[], options: OpenOptions): Promise<void> {
  const { state, say = plain, answer } = options;
  const { accounts, api } = addresses();
  await page.route(`${api}/**`, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.method() === 'OPTIONS') return answerJson(route, {});
    const isRead = request.method() === 'GET' || pathname.startsWith('/search/');
    if (!isRead) written.push(`${request.method()} ${pathname}`);
    const given = answer?.(route, pathname, request);
    if (given !== undefined) return void (await given);
    if (state?.network === 'down') return route.abort();
    // Never answered until the page closes. The event stream is silent.
    if (state?.network === 'held' || pathname === '/events') return;
    const own = Object.entries(state?.answers ?? {}).find(([path]) => pathname.startsWith(path))?.[1];
    if (typeof own === 'number') return answerJson(route, undefined, own);
    const found = own ?? answerFor(say, request.method(), pathname);
    return found ? answerJson(route, found) : answerJson(route, undefined, 404);
  });
  await page.route(`${accounts}/refresh-token`, (route) =>
    answerJson(route, {
      token: 'access',
      tokenExpire: 3600,
      refreshToken: 'refresh',
      refreshTokenExpire: 86_400,
      userID: ids.user,
    }),
  );
  await page.route('https://pictures.example/**', (route) =>
    route.request().url().includes('/card')
      ? route.fulfill({ contentType: 'text/html', body: cardPage })
      : route.fulfill({ contentType: 'image/svg+xml', body: svg }),
  );
}

/** A page on the portal's origin if signed in, otherwise on a partner's. Fixtures answer its calls. */
export async function openBare(html: string, options: OpenOptions = {}, isSignedIn = false): Promise<Opened> {
  const { cdn, portal } = addresses();
  const { headers = {}, prepare, state: _, ...context } = options;
  const page = await openPage({ permissions: ['local-network-access'], ...context });
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  const written: string[] = [];
  await answerCalls(page, written, options);
  await prepare?.(page);
  if (isSignedIn) {
    const session = { refreshToken: 'refresh', refreshTokenExpire: Date.now() + 1e8, userID: ids.user };
    // Not in the frame of a card form.
    const keep = (kept: string) => window === top && localStorage.setItem('wbn:session', kept);
    await page.addInitScript(keep, JSON.stringify(session));
  }
  const address = `${isSignedIn ? portal : cdn}/page-under-test`;
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', headers: { ...headers }, body: html }),
  );
  await page.goto(address);
  return { page, element: page.locator('#w'), troubles, written };
}

/** The widget on a page in the given state. */
export async function openWidget(one: WidgetCase, options: OpenOptions = {}): Promise<Opened> {
  const { state, lang = 'en', head = '', inner = '', body = '%s', tag = '', attributes } = options;
  const all = { load: 'eager', ...one.attributes, ...state?.attributes, ...attributes };
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Page</title><link rel="icon" href="data:,">
    <meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>body{background:Canvas;color:CanvasText}</style>${head}${loaderTag(tag)}</head>
    <body>${body.replace('%s', elementHtml(one.widget.tag, all, inner))}</body></html>`;
  const opened = await openBare(html, options, state?.isSignedIn);
  if (state?.network === 'held') await opened.element.locator('[aria-busy=true]').first().waitFor();
  else if (state?.network === 'down') await opened.element.locator('[role=alert]').first().waitFor();
  else await opened.element.locator(one.ready).first().waitFor();
  await state?.reach?.(opened.element);
  return opened;
}
