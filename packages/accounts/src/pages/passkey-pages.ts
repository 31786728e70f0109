import { longestPasskeyName } from '../passkeys/passkey-name.ts';
import type { ListedPasskey } from '../passkeys/passkeys.ts';
import { dayTag } from './day-tag.ts';
import { currentPassword, errorSummary, type FieldErrors, field, hiddenFields } from './fields.ts';
import type { Flow } from './flow.ts';
import { fillMarkup, html, type Markup, type Value } from './html.ts';

interface View {
  readonly flow: Flow;
  readonly csrf: string;
}

interface PasskeyForm {
  readonly action: string;
  readonly label: string;
  /** Of the ceremony, for the script. */
  readonly options: object;
  readonly fields?: Value;
  readonly isMain?: boolean;
}

/** A form that the script of passkeys shows and fills in. */
export function passkeyForm({ flow, csrf }: View, { action, label, options, fields, isMain }: PasskeyForm): Markup {
  const { failed } = flow.t.second.passkeys;
  return html`<form method="post" action="${action}" class="passkey" data-passkey="${JSON.stringify(options)}" novalidate hidden>
${hiddenFields(flow, csrf, { passkey: '' })}${fields}
<p class="error" role="alert" data-failure hidden>${failed}</p>
<button type="submit"${!isMain && html` class="quiet"`}>${label}</button></form>`;
}

/** The passkeys of a person, each with a button that removes it. */
export function passkeyList({ flow, csrf }: View, passkeys: readonly ListedPasskey[]): Markup {
  const { own, second } = flow.t;
  const words = second.passkeys;
  const about = (text: string, date: Date) => fillMarkup(text, { date: dayTag(date, flow.locale) });
  const one = ({ id, name, createdAt, lastUsedAt }: ListedPasskey) => html`<li>
<div><strong><bdi>${name}</bdi></strong><p class="hint">${about(own.since, createdAt)}${
    lastUsedAt && html` · ${about(own.lastUsed, lastUsedAt)}`
  }</p></div>
<form method="post" action="/account/second-factor/passkeys/remove">${hiddenFields(flow, csrf, { passkeyID: id })}
<button type="submit" class="quiet">${words.remove}<span class="unseen"> ${name}</span></button></form></li>`;
  return html`<h2>${words.title}</h2>
<p class="hint start">${words.text}</p>
${passkeys.length > 0 && html`<ul class="sites">${passkeys.map(one)}</ul>`}
<p><a href="/account/second-factor/passkey?lang=${flow.locale}">${words.add}</a></p>`;
}

interface Adding {
  readonly options: object;
  /** Whether two-step login begins with this passkey. */
  readonly isFirst: boolean;
}

/** Adding a passkey: a name, and the browser's own dialog. */
export function addPasskeyPage(view: View, { options, isFirst }: Adding, errors: FieldErrors): Markup {
  const { t } = view.flow;
  const words = t.second.passkeys;
  const name = field(t, errors, {
    name: 'name',
    label: words.name,
    type: 'text',
    autocomplete: 'off',
    hint: words.nameHint,
    maxLength: longestPasskeyName,
  });
  const fields = html`${
    isFirst &&
    html`<p>${t.second.endsOthers}</p>
${currentPassword(t, errors)}`
  }${name}`;
  const form = { action: '/account/second-factor/passkey', label: words.add, options, fields, isMain: true };
  return html`${errorSummary(t, errors)}<h1>${words.add}</h1>
<p class="lead">${words.addText}</p>
<p data-no-passkeys>${words.needsScript}</p>
${passkeyForm(view, form)}`;
}
