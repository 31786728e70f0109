import { escapeHtml, idFromParameter } from '@wbn/contract';
import { serverCaller } from '../api/server-caller.ts';
import { editionOf } from '../document/edition-of.ts';
import { statusOf } from '../routing/page-route.ts';
import { rawSlug } from '../routing/slug.ts';
import { localeOf } from '../settings.ts';
import { embedForms } from './forms.ts';
import type { FrameRequest } from './frame.ts';

/** An answer in the format of https://oembed.com, or the reason of a refusal. */
export interface OembedAnswer {
  readonly status: number;
  readonly body: object;
}

/** Seconds that a consumer may cache an answer. */
const cacheAge = 3600;
/** The frame needs scripts, its own origin for the API, and new tabs for its links; it may not navigate its parent. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

const refusal = (status: number, message: string): OembedAnswer => ({ status, body: { error: message } });

/** The frame for the subject of a portal page. */
function frameOf(page: URL): { form: string; query: URLSearchParams } | undefined {
  const [, kind] = page.pathname.split('/');
  if (kind === 'search-result') {
    const query = new URLSearchParams();
    for (const name of ['business', 'countries', 'search']) {
      const value = page.searchParams.get(name);
      if (value) query.set(name, value);
    }
    return { form: 'search-box', query };
  }
  const id = idFromParameter(rawSlug(page));
  if (!id) return undefined;
  if (kind === 'business') return { form: 'business-card', query: new URLSearchParams({ 'business-id': id }) };
  if (kind === 'business-product') return { form: 'product-page', query: new URLSearchParams({ 'product-id': id }) };
  return undefined;
}

/** The consumer's maximum; NaN for an invalid number. */
function limitOf(query: URLSearchParams, name: string): number {
  const text = query.get(name);
  if (text === null || text === '') return Number.POSITIVE_INFINITY;
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Number.NaN;
}

/** `/oembed?url=…&maxwidth=…&maxheight=…&format=json`. */
export async function answerOembed({ caller, settings, url }: FrameRequest): Promise<OembedAnswer> {
  const query = url.searchParams;
  const format = query.get('format') ?? 'json';
  if (format !== 'json') return refusal(501, 'Only format=json is answered.');
  const [maximum, highest] = [limitOf(query, 'maxwidth'), limitOf(query, 'maxheight')];
  if (Number.isNaN(maximum + highest)) return refusal(400, 'maxwidth and maxheight are whole numbers above 0.');
  const asked = query.get('url') ?? '';
  const page = URL.canParse(asked) ? new URL(asked) : undefined;
  const found = page?.origin === settings.portal ? frameOf(page) : undefined;
  if (!page || !found)
    return refusal(404, `No page of a business, a product or a search at ${settings.portal}: ${asked}`);
  const form = embedForms[found.form]!;
  const locale = localeOf(page, editionOf(settings));
  try {
    const { title, author } = await form.read(serverCaller({ ...caller, locale }), found.query);
    found.query.set('locale', locale);
    const [width, height] = [Math.min(form.size[0], maximum), Math.min(form.size[1], highest)];
    const src = escapeHtml(`${settings.portal}/embed/${found.form}?${found.query}`);
    const html = `<iframe src="${src}" title="${escapeHtml(title)}" width="${width}" height="${height}" style="display:block;border:0;max-width:100%" loading="lazy" sandbox="${sandbox}"></iframe>`;
    return {
      status: 200,
      body: {
        type: 'rich',
        version: '1.0',
        title,
        ...(author && { author_name: author }),
        provider_name: 'WBN',
        provider_url: settings.portal,
        cache_age: cacheAge,
        width,
        height,
        html,
      },
    };
  } catch (error) {
    const status = statusOf(error);
    return status === 502
      ? refusal(502, 'The network does not answer. Try again later.')
      : refusal(404, 'It was removed, or never there.');
  }
}
