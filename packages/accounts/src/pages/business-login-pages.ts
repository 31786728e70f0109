import { address } from './address.ts';
import { errorSummary, type FieldErrors, field, hiddenFields } from './fields.ts';
import { type Flow, flowQuery } from './flow.ts';
import { fillMarkup, html, type Markup } from './html.ts';
import { legalLine } from './legal-line.ts';

interface View {
  readonly flow: Flow;
  readonly csrf: string;
}

const bdi = (text: string): Markup => html`<bdi>${text}</bdi>`;
const toLogin = (flow: Flow): Markup =>
  html`<p class="other"><a href="/login?${flowQuery(flow)}&prompt=login">${flow.t.signIn.withPassword}</a></p>`;

/** Asks for the address, whose domain names the business. */
export function businessLoginPage({ flow, csrf }: View, email: string | undefined, errors: FieldErrors): Markup {
  const { t } = flow;
  return html`${errorSummary(t, errors)}<h1>${t.signIn.title}</h1>
<p class="lead">${t.signIn.text}</p>
<form method="post" action="/login/business" novalidate>${hiddenFields(flow, csrf)}
${field(t, errors, { name: 'email', label: t.email, type: 'email', autocomplete: 'username', value: email })}
<button type="submit">${t.signIn.next}</button></form>
${toLogin(flow)}`;
}

/** A link, because the policy for forms would have to name the provider's addresses. */
export function businessOfferPage(
  { flow, link }: { readonly flow: Flow; readonly link: string },
  { businessName, id }: { readonly id: string; readonly businessName: string },
  portal: string,
): Markup {
  const { signIn } = flow.t;
  const named = { business: bdi(businessName) };
  return html`<h1>${fillMarkup(signIn.offerTitle, named)}</h1>
<p class="lead">${fillMarkup(signIn.offerText, named)}</p>
<p><a class="button" href="/login/business/start?${flowQuery(flow)}&provider=${id}&link=${link}">${fillMarkup(signIn.goOn, named)}</a></p>
${legalLine(flow, portal)}
${toLogin(flow)}`;
}

/** Asks the owner of an account whether people of a provider may log in to it. */
export const linkPage = (
  { flow, csrf }: View,
  { businessName, email, joins }: { readonly businessName: string; readonly email: string; readonly joins: boolean },
): Markup => html`<h1>${flow.t.signIn.linkTitle}</h1>
<p class="lead">${fillMarkup(flow.t.signIn.linkText, { business: bdi(businessName), email: address(email) })}</p>
<p>${flow.t.signIn.linkMeans}</p>
${joins && html`<p>${fillMarkup(flow.t.signIn.linkJoins, { business: bdi(businessName) })}</p>`}
<form method="post" action="/login/business/link">${hiddenFields(flow, csrf)}<button type="submit">${flow.t.signIn.link}</button></form>
${toLogin(flow)}`;

/** Says that the account's owner must log in once before it can be linked. */
export const linkLoginPage = (flow: Flow, { email, href }: { readonly email: string; readonly href: string }): Markup =>
  html`<h1>${flow.t.signIn.linkTitle}</h1>
<p class="lead">${fillMarkup(flow.t.signIn.linkLogin, { email: address(email) })}</p>
<p><a class="button" href="${href}">${flow.t.logIn}</a></p>`;

export const businessRefusalPage = (flow: Flow, text: string): Markup =>
  html`<h1>${flow.t.signIn.failedTitle}</h1><p class="lead">${text}</p>${toLogin(flow)}`;
