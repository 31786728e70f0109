import { fill } from '@wbn/contract';
import type { Person } from '../credentials/log-in.ts';
import type { Consent } from '../handover/consents.ts';
import type { PartnerScope } from '../texts/texts.ts';
import { fullName } from './continue-page.ts';
import { dayTag } from './day-tag.ts';
import { hiddenFields } from './fields.ts';
import type { Flow } from './flow.ts';
import { html, type Markup } from './html.ts';

/** Sites with the person's consent, each with a button to revoke it. */
export function sitesPage(flow: Flow, csrf: string, consents: readonly Consent[]): Markup {
  const { t } = flow;
  const one = ({ origin, scopes, grantedAt }: Consent) => html`<li>
<div><strong><bdi>${origin}</bdi></strong> ${dayTag(grantedAt, flow.locale)}
<p class="hint">${scopes.map((scope) => t.scopes[scope as PartnerScope]).join(' · ')}</p></div>
<form method="post" action="/connected-sites">${hiddenFields(flow, csrf, { origin })}
<button type="submit" class="quiet">${t.takeBack}<span class="unseen"> ${origin}</span></button></form>
</li>`;
  return html`<h1>${t.sitesTitle}</h1>
<p class="lead">${t.sitesText}</p>
${consents.length === 0 ? html`<p class="empty">${t.sitesNone}</p>` : html`<ul class="sites">${consents.map(one)}</ul>`}`;
}

export function logoutPage(flow: Flow, csrf: string, person: Person): Markup {
  const { t } = flow;
  return html`<h1>${t.logOutTitle}</h1>
<p class="lead">${fill(t.logOutText, { name: fullName(person) })}</p>
<form method="post" action="/logout">${hiddenFields(flow, csrf)}<button type="submit">${t.logOut}</button></form>
<p class="other"><a href="/connected-sites?lang=${flow.locale}">${t.sitesTitle}</a></p>`;
}

/** A sentence and a link to continue. */
export const messagePage = (flow: Flow, text: string, portal: string): Markup => html`<h1>${text}</h1>
<p class="other"><a href="${portal}/">${flow.t.toPortal}</a></p>`;
