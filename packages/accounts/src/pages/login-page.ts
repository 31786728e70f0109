import { fill } from '@wbn/contract';
import { errorSummary, type FieldErrors, field, hiddenFields } from './fields.ts';
import { type Flow, flowQuery } from './flow.ts';
import { html, type Markup } from './html.ts';
import { passkeyForm } from './passkey-pages.ts';

export interface LoginView {
  readonly flow: Flow;
  readonly csrf: string;
  /** The host that the login returns to, as text. */
  readonly leadsTo: string;
  readonly email?: string;
  readonly errors: FieldErrors;
  /** Whether the form asks for a mailed code, because someone is guessing the password. */
  readonly asksCode: boolean;
  /** Options of a login by passkey, for the script. */
  readonly passkey: object;
  /** Whether businesses have connected identity providers. */
  readonly withBusiness: boolean;
}

export const loginPage = ({
  flow,
  csrf,
  leadsTo,
  email,
  errors,
  asksCode,
  passkey,
  withBusiness,
}: LoginView): Markup => {
  const { t } = flow;
  return html`${errorSummary(t, errors)}
<h1>${t.logInTitle}</h1>
<p class="lead">${fill(t.toContinue, { origin: leadsTo })}</p>
<form method="post" action="/login" novalidate>
${hiddenFields(flow, csrf)}
${field(t, errors, { name: 'email', label: t.email, type: 'email', autocomplete: 'username', value: email })}
${field(t, errors, { name: 'password', label: t.password, type: 'password', autocomplete: 'current-password' })}
${asksCode && field(t, errors, { name: 'mailCode', label: t.mailCode, type: 'code', autocomplete: 'one-time-code' })}
<button type="submit">${t.logIn}</button>
</form>
${passkeyForm({ flow, csrf }, { action: '/login/passkey', label: t.second.passkeys.use, options: passkey })}
${withBusiness && html`<p class="hint middle"><a href="/login/business?${flowQuery(flow)}">${t.signIn.offer}</a></p>`}
<p class="hint middle"><a href="/forgot-password?${flowQuery(flow)}">${t.own.forgotLink}</a></p>
<p class="other">${t.newHere} <a href="/register?${flowQuery(flow)}">${t.createAccount}</a></p>`;
};
