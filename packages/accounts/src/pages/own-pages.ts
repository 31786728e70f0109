import { fill, fullName } from '@wbn/contract';
import type { Person } from '../credentials/log-in.ts';
import type { Consent } from '../handover/consents.ts';
import type { OwnBusiness } from '../handover/own-businesses.ts';
import type { ProviderSite } from '../handover/provider-choices.ts';
import { dayTag } from './day-tag.ts';
import { hiddenFields } from './fields.ts';
import type { Flow } from './flow.ts';
import { html, type Markup } from './html.ts';
import { scopeChoices } from './scope-choices.ts';

export interface SitesView {
  readonly flow: Flow;
  readonly csrf: string;
  readonly consents: readonly Consent[];
  /** Sites that logins by identity providers allowed, which no consent holds. */
  readonly byProvider: readonly ProviderSite[];
  readonly businesses: readonly OwnBusiness[];
}

/** Sites that a person allowed to act as them. The person can change the scopes of each site, or remove its access. */
export function sitesPage({ flow, csrf, consents, byProvider, businesses }: SitesView): Markup {
  const { t } = flow;
  const nameOf = new Map(businesses.map(({ id, name }) => [id, name]));
  const about = ({ origin, scopes, grantedAt, businessIDs }: ProviderSite) => {
    const names = businessIDs.map((id) => nameOf.get(id)).filter((name) => name !== undefined);
    return html`<strong><bdi>${origin}</bdi></strong> ${dayTag(grantedAt, flow.locale)}
<p class="hint">${scopes.map((scope) => t.scopes[scope]).join(' · ')}</p>
${names.length > 0 && html`<ul class="hint">${names.map((name) => html`<li><bdi>${name}</bdi></li>`)}</ul>`}`;
  };
  const takeBack = (origin: string, decision: string) => html`<form method="post" action="/connected-sites">
${hiddenFields(flow, csrf, { origin, decision })}
<button type="submit" class="quiet">${t.takeBack}<span class="unseen"> ${origin}</span></button></form>`;
  const own = (consent: Consent) => {
    const { origin, scopes } = consent;
    const asked = [...new Set([...consent.asked, ...scopes])];
    return html`<li>
<div>${about(consent)}
<details><summary>${t.changeScopes}<span class="unseen"> ${origin}</span></summary>
<form method="post" action="/connected-sites">${hiddenFields(flow, csrf, { origin, decision: 'change' })}
${scopeChoices(t, { asked, businesses, before: { ...consent, asked } })}
<p class="hint">${t.changeHint}</p>
<button type="submit">${t.saveScopes}<span class="unseen"> ${origin}</span></button></form></details></div>
${takeBack(origin, 'revoke')}
</li>`;
  };
  const ofProvider = (site: ProviderSite) => html`<li><div>${about(site)}
<p class="hint">${t.signIn.allowedSite}</p></div>
${takeBack(site.origin, 'revoke-by-provider')}</li>`;
  const sites = [...consents.map(own), ...byProvider.map(ofProvider)];
  return html`<h1>${t.sitesTitle}</h1>
<p class="lead">${t.sitesText}</p>
${sites.length === 0 ? html`<p class="empty">${t.sitesNone}</p>` : html`<ul class="sites">${sites}</ul>`}`;
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
