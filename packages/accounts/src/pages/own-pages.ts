import { fill, fullName } from '@wbn/contract';
import type { Person } from '../credentials/log-in.ts';
import type { Consent } from '../handover/consents.ts';
import type { OwnBusiness } from '../handover/own-businesses.ts';
import { dayTag } from './day-tag.ts';
import { hiddenFields } from './fields.ts';
import type { Flow } from './flow.ts';
import { html, type Markup } from './html.ts';
import { scopeChoices } from './scope-choices.ts';

export interface SitesView {
  readonly flow: Flow;
  readonly csrf: string;
  readonly consents: readonly Consent[];
  readonly businesses: readonly OwnBusiness[];
}

/** Sites that a person allowed to act as them. The person can change the scopes of each site, or remove its access. */
export function sitesPage({ flow, csrf, consents, businesses }: SitesView): Markup {
  const { t } = flow;
  const nameOf = new Map(businesses.map(({ id, name }) => [id, name]));
  const one = (consent: Consent) => {
    const { origin, scopes, grantedAt, businessIDs } = consent;
    const asked = [...new Set([...consent.asked, ...scopes])];
    const names = businessIDs.map((id) => nameOf.get(id)).filter((name) => name !== undefined);
    return html`<li>
<div><strong><bdi>${origin}</bdi></strong> ${dayTag(grantedAt, flow.locale)}
<p class="hint">${scopes.map((scope) => t.scopes[scope]).join(' · ')}</p>
${names.length > 0 && html`<ul class="hint">${names.map((name) => html`<li><bdi>${name}</bdi></li>`)}</ul>`}
<details><summary>${t.changeScopes}<span class="unseen"> ${origin}</span></summary>
<form method="post" action="/connected-sites">${hiddenFields(flow, csrf, { origin, decision: 'change' })}
${scopeChoices(t, { asked, businesses, before: { ...consent, asked } })}
<p class="hint">${t.changeHint}</p>
<button type="submit">${t.saveScopes}<span class="unseen"> ${origin}</span></button></form></details></div>
<form method="post" action="/connected-sites">${hiddenFields(flow, csrf, { origin, decision: 'revoke' })}
<button type="submit" class="quiet">${t.takeBack}<span class="unseen"> ${origin}</span></button></form>
</li>`;
  };
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
