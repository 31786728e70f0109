import { address } from './address.ts';
import { errorSummary, type FieldErrors, field, hiddenFields } from './fields.ts';
import { type Flow, flowQuery } from './flow.ts';
import { fillMarkup, html, type Markup } from './html.ts';
import { passkeyForm } from './passkey-pages.ts';
import { type Purpose, purposeLine } from './purpose.ts';

export interface LoginView {
  readonly flow: Flow;
  readonly csrf: string;
  readonly purpose: Purpose;
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
  purpose,
  email,
  errors,
  asksCode,
  passkey,
  withBusiness,
}: LoginView): Markup => {
  const { t } = flow;
  return html`${errorSummary(t, errors)}
<h1>${t.logInTitle}</h1>
${purposeLine(t, purpose)}
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
<p class="other">${t.newHere} <a href="/register?${flowQuery(flow)}">${registerAs(t, purpose)}</a></p>`;
};

/** Names the address of an invitation, with which the form begins. */
const registerAs = (t: Flow['t'], { invitation }: Purpose) =>
  invitation ? fillMarkup(t.createAccountAs, { email: address(invitation.email) }) : t.createAccount;
