import { fill } from '@wbn/contract';
import type { Account } from '../account/account.ts';
import type { ListedSession } from '../account/sessions.ts';
import type { SignInLink } from '../sign-in/links.ts';
import type { OwnTexts } from '../texts/own/texts.ts';
import type { LoginTry } from '../trail/login-history.ts';
import { address } from './address.ts';
import { dayTag, momentTag } from './day-tag.ts';
import { currentPassword, errorSummary, type FieldErrors, field, hiddenFields } from './fields.ts';
import { type Flow, flowQuery } from './flow.ts';
import { fillMarkup, html, type Markup } from './html.ts';

interface View {
  readonly flow: Flow;
  readonly csrf: string;
}

export function overviewPage({ flow, csrf }: View, account: Account, portal: string): Markup {
  const { t } = flow;
  const { own } = t;
  return html`<h1>${own.overviewTitle}</h1>
<dl class="facts">
<div><dt>${own.name}</dt><dd><bdi>${account.firstName} ${account.lastName}</bdi></dd></div>
<div><dt>${own.emailTitle}</dt><dd>${address(account.email)} <span class="mark-${account.isConfirmed ? 'good' : 'open'}">${
    account.isConfirmed ? own.confirmed : own.notConfirmed
  }</span></dd></div>
</dl>
${
  !account.isConfirmed &&
  html`<form method="post" action="/account/verify">${hiddenFields(flow, csrf)}<p class="hint start">${own.confirmWhy}</p>
<button type="submit">${own.sendAgain}</button></form>`
}
<p class="other"><a href="${portal}/profile/edit">${own.editProfile}</a></p>`;
}

export function passwordPage({ flow, csrf }: View, email: string, errors: FieldErrors): Markup {
  const { t } = flow;
  return html`${errorSummary(t, errors)}<h1>${t.own.passwordTitle}</h1>
<p class="lead">${t.own.passwordText}</p>
<form method="post" action="/account/password" novalidate>${hiddenFields(flow, csrf)}
<input type="text" class="unseen" name="username" autocomplete="username" value="${email}" tabindex="-1" aria-hidden="true" readonly>
${currentPassword(flow.t, errors)}
${newPassword(flow, errors)}
<button type="submit">${t.own.passwordSave}</button></form>`;
}

const newPassword = ({ t }: Flow, errors: FieldErrors) =>
  field(t, errors, {
    name: 'password',
    label: t.own.newPassword,
    type: 'password',
    autocomplete: 'new-password',
    hint: t.passwordHint,
  });

export function emailPage({ flow, csrf }: View, account: Account, typed: string, errors: FieldErrors): Markup {
  const { t } = flow;
  return html`${errorSummary(t, errors)}<h1>${t.own.emailTitle}</h1>
<p class="lead">${fillMarkup(t.own.emailText, { email: address(account.email) })}</p>
<form method="post" action="/account/email" novalidate>${hiddenFields(flow, csrf)}
${field(t, errors, { name: 'email', label: t.own.newEmail, type: 'email', autocomplete: 'email', value: typed })}
${currentPassword(flow.t, errors)}
<button type="submit">${t.own.emailSave}</button></form>`;
}

/** A label of `userAgentLabel`, in the reader's language. */
function deviceOf({ device, unknownDevice }: OwnTexts, label: string | null): string {
  const [browser = unknownDevice, system] = label?.split(' on ') ?? [];
  return system === undefined ? browser : fill(device, { browser, system });
}

export function sessionsPage(
  { flow, csrf }: View,
  sessions: readonly ListedSession[],
  history: readonly LoginTry[],
  links: readonly SignInLink[],
): Markup {
  const { own } = flow.t;
  const about = (text: string, date: Date) => fillMarkup(text, { date: momentTag(date, flow.locale) });
  const one = ({ id, label, origins, isThis, createdAt, lastSeenAt }: ListedSession) => html`<li>
<div><strong>${deviceOf(own, label)}</strong>${isThis && html` <span class="mark-good">${own.thisBrowser}</span>`}
<p class="hint">${origins.map((origin) => html`<bdi>${origin ?? own.accountSite}</bdi><br>`)}${about(own.since, createdAt)} · ${about(own.lastUsed, lastSeenAt)}</p></div>
<form method="post" action="/account/sessions">${hiddenFields(flow, csrf, { session: id })}
<button type="submit" class="quiet">${own.endOne}<span class="unseen"> ${deviceOf(own, label)}, ${origins.map((origin) => origin ?? own.accountSite).join(', ')}</span></button></form>
</li>`;
  return html`<h1>${own.sessionsTitle}</h1>
<p class="lead">${own.sessionsText}</p>
<ul class="sites">${sessions.map(one)}</ul>
<form method="post" action="/account/sessions/end-all" class="apart">${hiddenFields(flow, csrf)}<p class="hint start">${own.endAllText}</p>
<button type="submit">${own.endAll}</button></form>
${linksPart({ flow, csrf }, links)}
${historyPart(flow, history)}`;
}

/** The businesses by whose identity provider the person logs in. */
function linksPart({ flow, csrf }: View, links: readonly SignInLink[]): Markup | false {
  const { own, signIn } = flow.t;
  const one = ({ businessName, createdAt, providerId }: SignInLink) => html`<li>
<div><strong><bdi>${businessName}</bdi></strong>
<p class="hint">${fillMarkup(own.since, { date: dayTag(createdAt, flow.locale) })}</p></div>
<form method="post" action="/account/sessions/unlink">${hiddenFields(flow, csrf, { provider: providerId })}
<button type="submit" class="quiet">${signIn.unlink}<span class="unseen"> ${businessName}</span></button></form>
</li>`;
  return (
    links.length > 0 &&
    html`<h2>${signIn.ownTitle}</h2>
<p class="hint start">${signIn.ownText}</p>
<ul class="sites">${links.map(one)}</ul>`
  );
}

/** The newest logins, refused ones included, so that an owner can see whether someone else knows the password. */
function historyPart({ locale, t: { own } }: Flow, history: readonly LoginTry[]): Markup | false {
  const one = ({ at, isRefused, label, addressPrefix }: LoginTry) => html`<li>
<div><strong>${isRefused ? own.historyRefused : own.historyOk}</strong> ${momentTag(at, locale)}
<p class="hint">${deviceOf(own, label)}${addressPrefix && html` · <bdi>${addressPrefix}</bdi>`}</p></div>
</li>`;
  return (
    history.length > 0 &&
    html`<h2>${own.historyTitle}</h2>
<p class="hint start">${own.historyText}</p>
<ul class="sites">${history.map(one)}</ul>`
  );
}

export function deletePage({ flow, csrf }: View, businesses: readonly string[], errors: FieldErrors): Markup {
  const { t } = flow;
  const { own } = t;
  const wrong = errors.get('businesses');
  return html`${errorSummary(t, errors)}<h1>${own.deleteTitle}</h1>
<p class="lead">${own.deleteText}</p>
<p>${own.deleteKept}</p>
<form method="post" action="/account/delete" novalidate>${hiddenFields(flow, csrf)}
${
  businesses.length > 0 &&
  html`<div class="field${wrong && ' wrong'}"><div id="businesses-hint"><p>${own.deleteOwned}</p>
<ul>${businesses.map((name) => html`<li><bdi>${name}</bdi></li>`)}</ul></div>
${wrong && html`<p class="error" id="businesses-error"><span class="unseen">${t.errorPrefix}</span> ${wrong}</p>`}
<label class="tick"><input type="checkbox" id="businesses" name="businesses" value="yes" aria-describedby="businesses-hint"> <span>${own.deleteOwnedBox}</span></label></div>`
}
${currentPassword(flow.t, errors)}
<button type="submit" class="danger">${own.deleteSave}</button></form>`;
}

export function forgotPage({ flow, csrf }: View, typed: string, errors: FieldErrors): Markup {
  const { t } = flow;
  return html`${errorSummary(t, errors)}<h1>${t.own.forgotTitle}</h1>
<p class="lead">${t.own.forgotText}</p>
<form method="post" action="/forgot-password" novalidate>${hiddenFields(flow, csrf)}
${field(t, errors, { name: 'email', label: t.email, type: 'email', autocomplete: 'username', value: typed })}
<button type="submit">${t.own.forgotSend}</button></form>
<p class="other"><a href="/login?${flowQuery(flow)}">${t.own.backToLogin}</a></p>`;
}

export function resetPage(
  { flow, csrf }: View,
  { errors, text, token }: { errors: FieldErrors; text: string; token: string },
): Markup {
  const { t } = flow;
  return html`${errorSummary(t, errors)}<h1>${t.own.resetTitle}</h1>
<p class="lead">${text}</p>
<form method="post" action="/reset-password" novalidate>${hiddenFields(flow, csrf, { token })}
${newPassword(flow, errors)}
<button type="submit">${t.own.resetSave}</button></form>`;
}

/** A question that one button answers. */
export const confirmPage = (
  { flow, csrf }: View,
  {
    title,
    text,
    button,
    action,
    token,
  }: { title: string; text: string; button: string; action: string; token: string },
): Markup => html`<h1>${title}</h1>
<p class="lead">${text}</p>
<form method="post" action="${action}">${hiddenFields(flow, csrf, { token })}<button type="submit">${button}</button></form>`;

/** Behind the link to a new address, for somebody who is not logged in to the account that asked for it. It says nothing of that account. */
export const strangeChangePage = (
  { flow, csrf }: View,
  { logIn, refuse, token }: { logIn: string; refuse: string; token: string },
): Markup => html`<h1>${flow.t.own.changeTitle}</h1>
<p class="lead">${flow.t.own.changeLogIn}</p>
<p class="other"><a href="${logIn}">${flow.t.logIn}</a></p>
<form method="post" action="${refuse}" class="apart">${hiddenFields(flow, csrf, { token })}<p class="hint start">${flow.t.own.changeNotMine}</p>
<button type="submit" class="quiet">${flow.t.own.changeRefuse}</button></form>`;

interface Way {
  readonly label: string;
  readonly href: string;
}
interface Next extends Way {
  /** Whether the page of `isWaiting` follows it. */
  readonly onceLoggedIn?: boolean;
}

/** A result and a link to continue. `otherwise`: what to do if that is not possible. */
export const outcomePage = (
  title: string,
  text: string,
  next: Next,
  otherwise?: Way & { readonly text: string },
): Markup => html`<h1>${title}</h1>
${text !== '' && html`<p class="lead">${text}</p>`}
${otherwise !== undefined && html`<p class="hint start">${otherwise.text} <a href="${otherwise.href}">${otherwise.label}</a></p>`}
<p class="other"><a href="${next.href}"${next.onceLoggedIn && html` data-once-logged-in`}>${next.label}</a></p>`;
