import type { Texts } from '../texts/index.ts';
import type { Flow } from './flow.ts';
import { html, type Markup } from './html.ts';

/** Error texts by field; '' for the form as a whole. */
export type FieldErrors = ReadonlyMap<string, string>;

export interface Field {
  readonly name: string;
  readonly label: string;
  /** 'code': digits and letters, written from left to right in every language. */
  readonly type: 'email' | 'password' | 'text' | 'code';
  /** For password managers and autofill. */
  readonly autocomplete: string;
  readonly value?: string;
  readonly hint?: string;
  readonly maxLength?: number;
}

/** Label above, hint and error between label and input; screen readers read both with the input. */
export function field(
  t: Texts,
  errors: FieldErrors,
  { name, label, type, autocomplete, value, hint, maxLength }: Field,
): Markup {
  const error = errors.get(name);
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return html`<div class="field${error && ' wrong'}">
<label for="${name}">${label}</label>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${error && html`<p class="error" id="${name}-error"><span class="unseen">${t.errorPrefix}</span> ${error}</p>`}
<input id="${name}" name="${name}" type="${type === 'code' ? 'text' : type}" autocomplete="${autocomplete}" value="${value ?? ''}" required${
    type === 'email' ? html` inputmode="email"` : ''
  }${maxLength && html` maxlength="${maxLength}"`}${type === 'code' && html` dir="ltr"`}${type === 'text' ? '' : html` autocapitalize="none" spellcheck="false"`}${
    described && html` aria-describedby="${described}"`
  }${error && html` aria-invalid="true"`}>
</div>`;
}

/** The current password, which forms for important changes ask for. */
export const currentPassword = (t: Texts, errors: FieldErrors): Markup =>
  field(t, errors, {
    name: 'current',
    label: t.own.currentPassword,
    type: 'password',
    autocomplete: 'current-password',
  });

/** All errors at the top with links to their fields; takes the focus, so that screen readers start there. */
export function errorSummary(t: Texts, errors: FieldErrors): Markup | '' {
  if (errors.size === 0) return '';
  return html`<div class="summary" role="alert" aria-labelledby="problem" tabindex="-1" autofocus>
<h2 id="problem">${t.problem}</h2>
<ul>${[...errors].map(([name, text]) => html`<li>${name === '' ? text : html`<a href="#${name}">${text}</a>`}</li>`)}</ul>
</div>`;
}

/** Hidden fields of a form. */
export function hiddenFields(flow: Flow, csrf: string, others: Record<string, string> = {}): Markup[] {
  const values = {
    csrf,
    continue: flow.continue,
    state: flow.state,
    codeChallenge: flow.codeChallenge,
    key: flow.key,
    scope: flow.scope,
    lang: flow.locale,
    ...others,
  };
  return Object.entries(values)
    .filter((pair): pair is [string, string] => pair[1] !== undefined)
    .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
}
