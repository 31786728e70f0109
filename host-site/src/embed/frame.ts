import { escapeHtml } from '@wbn/contract';
import { createClient } from '@wbn/core';
import { renderElement, type ServerInput } from '@wbn/widgets/server';
import { type ServerCallerOptions, serverCaller } from '../api/server-caller.ts';
import { editionOf } from '../document/edition-of.ts';
import { statusOf } from '../routing/page-route.ts';
import { directionOf, inLocale, isLocale, type SiteSettings } from '../settings.ts';
import { loadTexts } from '../texts/texts.ts';
import { type EmbedForm, embedForms } from './forms.ts';
import frameStyle from './frame.css?inline';
import { isKnownSite } from './known-site.ts';

export interface FrameRequest {
  readonly url: URL;
  readonly settings: SiteSettings;
  readonly caller: ServerCallerOptions;
}

export interface Frame {
  readonly status: number;
  readonly html: string;
  /** The page to which its form leads, if that is not the portal's. */
  readonly formAction?: string;
}

export { frameStyle };

/** The attributes in the frame's address. Results open outside the frame. */
function attributesFrom({ widget }: EmbedForm, query: URLSearchParams): Record<string, string> {
  const named = Object.keys(widget.meta.attributes).flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const given: Record<string, string> = { ...Object.fromEntries(named), load: 'eager' };
  return 'target' in widget.meta.attributes ? { ...given, target: '_blank' } : given;
}

/** For the developer of the page around a frame; `wbn-framed.js` writes it to the console. */
const leftOut =
  '<meta name="wbn-notice" content="The frame leaves action out: it is not an http(s) address of the portal or of a site that a partner key lists.">';

/**
 * The scheme of the document. A browser shows the page through a frame only if both have the same scheme, and most pages are light whatever
 * the visitor's system. `auto` is for pages that follow the system, and `wbn-frame.js` tells the frame the scheme of any page.
 */
const schemeOf = (theme: string | null): string =>
  theme === 'auto' ? 'light dark' : theme === 'dark' ? 'dark' : 'light';

/** `/embed/<widget>?<attributes>`: one widget as a page for frames. Undefined for an unknown widget. */
export async function drawFrame({ caller, settings, url }: FrameRequest): Promise<Frame | undefined> {
  const name = url.pathname.slice('/embed/'.length);
  const form = Object.hasOwn(embedForms, name) ? embedForms[name] : undefined;
  if (!form) return undefined;
  const edition = editionOf(settings);
  const asked = url.searchParams.get('locale');
  const locale = isLocale(asked) ? asked : edition.language;
  const scheme = schemeOf(url.searchParams.get('theme'));
  const page = (path: string) => settings.portal + inLocale(path, locale, edition);
  const document = (title: string, address: string, body: string, notice = ''): string =>
    [
      `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<meta name="color-scheme" content="${scheme}">`,
      `<meta name="robots" content="noindex"><base target="_blank"><title>${escapeHtml(title)}</title>`,
      `<link rel="canonical" href="${escapeHtml(address)}"><style>${frameStyle}</style>${notice}`,
      // `embedded`: the frame has no session, even if its browser has one at the portal.
      `<script type="module" src="${settings.cdn}/v1/wbn.js" data-embedded="frame"></script>`,
      `<script type="module" src="${settings.cdn}/v1/wbn-framed.js"></script></head><body>${body}</body></html>`,
    ].join('');
  const link = (address: string, text: string) => `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;
  try {
    const shown = await form.read(serverCaller({ ...caller, locale }), url.searchParams);
    const { accounts, api, portal } = settings;
    const { action, ...others } = attributesFrom(form, url.searchParams);
    const isKnown = action === undefined || (await isKnownSite(action, portal, caller));
    const leadsTo = isKnown && action !== undefined ? { action } : {};
    const input = {
      attributes: { ...others, ...leadsTo, locale },
      data: shown.data,
      load: false,
      locale,
      dir: directionOf(locale),
      services: createClient({ accounts, api, portal, embedded: true }),
      content: link(page(shown.page), shown.title),
    };
    const element = await renderElement(form.widget, input as ServerInput<typeof form.widget>);
    const html = document(shown.title, page(shown.page), element, isKnown ? '' : leftOut);
    return { status: 200, html, ...(leadsTo.action !== undefined && { formAction: leadsTo.action }) };
  } catch (error) {
    const status = statusOf(error);
    const { errors, business, product } = await loadTexts(locale);
    const { missingTitle, goneTitle } = name === 'product-page' ? product : business;
    const title = status === 404 ? missingTitle : status === 410 ? goneTitle : errors.title;
    return { status, html: document(title, page('/'), `<p>${escapeHtml(title)}. ${link(page('/'), 'WBN')}</p>`) };
  }
}
