import { errorSummary, type FieldErrors, field, hiddenFields } from './fields.ts';
import { type Flow, flowQuery } from './flow.ts';
import { html, type Markup } from './html.ts';
import { legalLine } from './legal-line.ts';
import { type Purpose, purposeLine } from './purpose.ts';

export interface RegisterView {
  readonly flow: Flow;
  readonly csrf: string;
  readonly purpose: Purpose;
  /** Origin of the terms. */
  readonly portal: string;
  /** Earlier input; never the password. */
  readonly typed: { readonly firstName?: string; readonly lastName?: string; readonly email?: string | undefined };
  readonly errors: FieldErrors;
}

export const registerPage = ({ flow, csrf, purpose, portal, typed, errors }: RegisterView): Markup => {
  const { t } = flow;
  const name = (name: 'firstName' | 'lastName', autocomplete: string) =>
    field(t, errors, { name, label: t[name], type: 'text', autocomplete, value: typed[name] });
  return html`${errorSummary(t, errors)}
<h1>${t.registerTitle}</h1>
${purposeLine(t, purpose)}
<form method="post" action="/register" novalidate>
${hiddenFields(flow, csrf)}
<div class="pair">${name('firstName', 'given-name')}${name('lastName', 'family-name')}</div>
${field(t, errors, { name: 'email', label: t.email, type: 'email', autocomplete: 'username', value: typed.email })}
${field(t, errors, {
  name: 'password',
  label: t.password,
  type: 'password',
  autocomplete: 'new-password',
  hint: t.passwordHint,
})}
<button type="submit">${t.createAccount}</button>
<p class="hint">${t.free}</p>
${legalLine(flow, portal)}
</form>
<p class="other">${t.haveAccount} <a href="/login?${flowQuery(flow)}">${t.logIn}</a></p>`;
};
