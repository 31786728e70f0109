import type { FastifyReply } from 'fastify';
import type { Accounts } from '../context.ts';
import { localeNames, locales } from '../texts/index.ts';
import { type Flow, flowQuery } from './flow.ts';
import { html, type Markup, type Value } from './html.ts';

export interface Page {
  readonly title: string;
  readonly flow: Flow;
  /** The page's own path, for the language links. */
  readonly path: string;
  /** Of a mail's link: in another language the page is nothing without it. */
  readonly token?: string;
  readonly body: Value;
  readonly status?: number;
  /** Origin that a form here may lead on to: browsers hold redirects against form-action too. */
  readonly leadsTo?: string;
  /** Pages of the account have a menu beside them. */
  readonly wide?: boolean;
}

const mark = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
<rect width="32" height="32" rx="8"/><path d="M7 10l4 12 5-11 5 11 4-12"/></svg>`;

/** Sends a page: whole without script, nothing inline, nothing from elsewhere, framed by nobody, kept by no cache. */
export function sendPage({ sheet, sites }: Accounts, reply: FastifyReply, page: Page): FastifyReply {
  const formAction = ["'self'", page.leadsTo].filter(Boolean).join(' ');
  return reply
    .code(page.status ?? 200)
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'self'; img-src 'self' data:; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
      // A form of a page with no-referrer would come with `Origin: null`; nothing of the address leaves this site either way.
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>\n${documentOf(page, sites.portal, sheet.path).text}`);
}

function documentOf({ title, flow, path, token, body, wide }: Page, portal: string, styles: string): Markup {
  const { t, locale } = flow;
  return html`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<title>${title} – WBN</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${styles}">
</head>
<body${wide && html` class="wide"`}>
<header><a class="brand" href="${portal}/">${mark}<span>WBN</span></a><p>${t.tagline}</p></header>
<main>${body}</main>
<footer><nav class="languages" aria-label="${t.language}"><ul>${locales.map(
    (one) =>
      html`<li><a href="${path}?${flowQuery(flow, { lang: one, token })}" lang="${one}" hreflang="${one}"${
        one === locale ? html` aria-current="true"` : ''
      }>${localeNames[one]}</a></li>`,
  )}</ul></nav></footer>
</body>
</html>
`;
}
