import { policyReporting } from '@wbn/contract';
import type { FastifyReply } from 'fastify';
import type { Accounts } from '../context.ts';
import { localeNames, locales } from '../texts/index.ts';
import type { Script, Sheet } from './assets.ts';
import { type Flow, flowQuery } from './flow.ts';
import { formActionOf } from './form-action.ts';
import { html, type Markup, type Value } from './html.ts';
import { mark } from './mark.ts';

export interface Page {
  readonly title: string;
  readonly flow: Flow;
  /** The page's own path, for language links. */
  readonly path: string;
  /** The token of a mail's link, which the page needs in every language. */
  readonly token?: string;
  readonly body: Value;
  readonly status?: number;
  /** Origin to which a form here may redirect: browsers apply form-action to redirects too. */
  readonly leadsTo?: string;
  /** Wide layout with a menu, for account pages. */
  readonly wide?: boolean;
  /** Whether forms of the page use passkeys, which need script. */
  readonly withPasskeys?: boolean;
  /** Whether the page goes on by itself once the person is logged in. */
  readonly isWaiting?: boolean;
}

/** No script may run a text as code. The site's own scripts never do: see page-policy.db.test.ts. */
const noTypes = "require-trusted-types-for 'script'; trusted-types 'none'";

/** Sends a page that works without script, has no inline code or external resource, and may be neither framed nor cached. */
export function sendPage({ scripts, sheet, sites }: Accounts, reply: FastifyReply, page: Page): FastifyReply {
  const reporting = policyReporting(sites.accounts);
  const script = page.withPasskeys ? scripts.passkeys : page.isWaiting ? scripts.waiting : undefined;
  const ofScript = script ? `script-src 'self'; ${page.isWaiting ? "connect-src 'self'; " : ''}` : '';
  return reply
    .code(page.status ?? 200)
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'self'; ${ofScript}img-src 'self' data:; form-action ${formActionOf(page.leadsTo)}; ${noTypes}; base-uri 'none'; frame-ancestors 'none'; ${reporting.directives.join('; ')}`,
      ...reporting.headers,
      // With no-referrer, forms would send `Origin: null`. Either way the address is not sent to other sites.
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>\n${documentOf(page, sites.portal, sheet, script).text}`);
}

function documentOf(page: Page, portal: string, sheet: Sheet, script: Script | undefined): Markup {
  const { title, flow, path, token, body, wide } = page;
  const { t, locale } = flow;
  return html`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<title>${title} – WBN</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${sheet.icon}">
<link rel="stylesheet" href="${sheet.path}">
${script && html`<script src="${script.path}" defer></script>`}
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
