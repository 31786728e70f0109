import { errorSummary, type FieldErrors, field, hiddenFields } from './fields.ts';
import { type Flow, flowQuery } from './flow.ts';
import { html, type Markup } from './html.ts';
import { passkeyForm } from './passkey-pages.ts';

interface View {
  readonly flow: Flow;
  readonly csrf: string;
  readonly errors: FieldErrors;
  /** Options for the person's passkeys, for the script; undefined without any. */
  readonly passkey: object | undefined;
}

/** The field for a code of the app or a recovery code. */
export const codeField = ({ t }: Flow, errors: FieldErrors, hint: string): Markup =>
  field(t, errors, { name: 'code', label: t.second.code, type: 'code', autocomplete: 'one-time-code', hint });

/** After the password: the code of the second step. */
export function secondStepPage({ flow, csrf, errors, passkey }: View): Markup {
  const { t } = flow;
  const { second } = t;
  return html`${errorSummary(t, errors)}<h1>${second.stepTitle}</h1>
<p class="lead">${second.stepText}</p>
<form method="post" action="/login/second-step" novalidate>${hiddenFields(flow, csrf)}
${codeField(flow, errors, second.stepHint)}
<button type="submit">${t.logIn}</button></form>
${passkey && passkeyForm({ flow, csrf }, { action: '/login/second-step', label: second.passkeys.use, options: passkey })}
<p class="other"><a href="/login?${flowQuery(flow)}">${second.startAgain}</a></p>`;
}

/** Before an important change: password and code once more. */
export function confirmIdentityPage({ flow, csrf, errors, passkey }: View, email: string, asksCode: boolean): Markup {
  const { t } = flow;
  const { second } = t;
  return html`${errorSummary(t, errors)}<h1>${second.confirmTitle}</h1>
<p class="lead">${second.confirmText}</p>
<form method="post" action="/confirm" novalidate>${hiddenFields(flow, csrf)}
<input type="text" class="unseen" name="username" autocomplete="username" value="${email}" tabindex="-1" aria-hidden="true" readonly>
${field(t, errors, { name: 'current', label: t.password, type: 'password', autocomplete: 'current-password' })}
${asksCode && codeField(flow, errors, second.stepHint)}
<button type="submit">${second.confirmSave}</button></form>
${passkey && passkeyForm({ flow, csrf }, { action: '/confirm', label: second.passkeys.use, options: passkey })}`;
}
