import { fill } from '@wbn/contract';
import type { ListedPasskey } from '../passkeys/passkeys.ts';
import { qrCode } from '../second-factor/qr-code.ts';
import { currentPassword, errorSummary, type FieldErrors, hiddenFields } from './fields.ts';
import type { Flow } from './flow.ts';
import { html, type Markup } from './html.ts';
import { passkeyList } from './passkey-pages.ts';
import { codeField } from './second-step-pages.ts';

interface View {
  readonly flow: Flow;
  readonly csrf: string;
}

const address = '/account/second-factor';

const button = ({ flow, csrf }: View, action: string, label: string, hint: string): Markup =>
  html`<form method="post" action="${address}/${action}" class="apart">${hiddenFields(flow, csrf)}
<p class="hint start">${hint}</p><button type="submit" class="quiet">${label}</button></form>`;

export interface SecondFactorState {
  readonly hasApp: boolean;
  readonly passkeys: readonly ListedPasskey[];
  readonly codesLeft: number;
}

/** The state of two-step login, and what can be done about it. */
export function secondFactorPage(
  view: View,
  { hasApp, passkeys, codesLeft }: SecondFactorState,
  errors: FieldErrors,
): Markup {
  const { flow, csrf } = view;
  const { t } = flow;
  const { second } = t;
  const isOn = hasApp || passkeys.length > 0;
  return html`${errorSummary(t, errors)}<h1>${second.title} <span class="mark-${isOn ? 'good' : 'open'}">${
    isOn ? second.on : second.off
  }</span></h1>
<p class="lead">${second.text}</p>
${
  hasApp
    ? button(view, 'setup', second.replace, second.replaceText)
    : html`<form method="post" action="${address}/setup">${hiddenFields(flow, csrf)}
<button type="submit">${second.setUp}</button></form>`
}
${passkeyList(view, passkeys)}
${
  isOn &&
  html`<h2>${second.codesTitle}</h2>
<p>${fill(second.codesLeft, { count: String(codesLeft) })}</p>
${button(view, 'codes', second.newCodes, second.newCodesText)}
<form method="post" action="${address}/off" class="apart" novalidate>${hiddenFields(flow, csrf)}
<p class="hint start">${second.offText}</p>
${currentPassword(t, errors)}
${codeField(flow, errors, second.stepHint)}
<button type="submit" class="danger">${second.turnOff}</button></form>`
}`;
}

interface Setup {
  readonly secret: string;
  readonly uri: string;
  /** Whether two-step login begins with this app. */
  readonly isFirst: boolean;
}

/** The secret of a new app: as a picture, as a link for an app on this device, and as text. */
export function setupPage({ flow, csrf }: View, { secret, uri, isFirst }: Setup, errors: FieldErrors): Markup {
  const { t } = flow;
  const { second } = t;
  return html`${errorSummary(t, errors)}<h1>${second.setUp}</h1>
<p class="lead">${second.scanText}</p>
${qrCode(uri, second.qrLabel)}
<p><a href="${uri}">${second.openApp}</a></p>
<p>${second.typeKey}<br><code class="secret" dir="ltr">${secret.match(/.{1,4}/g)?.join(' ')}</code></p>
<form method="post" action="${address}/confirm" novalidate>${hiddenFields(flow, csrf)}
${
  isFirst &&
  html`<p>${second.endsOthers}</p>
${currentPassword(t, errors)}`
}
${codeField(flow, errors, second.codeHint)}
<button type="submit">${second.turnOn}</button></form>`;
}

/** The new recovery codes, which are shown only once. */
export function recoveryCodesPage({ flow }: View, codes: readonly string[]): Markup {
  const { second } = flow.t;
  const file = `WBN\r\n${codes.join('\r\n')}\r\n`;
  return html`<h1>${second.codesTitle}</h1>
<p class="lead">${second.codesText}</p>
<ul class="codes" dir="ltr">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>
<p><a download="wbn-recovery-codes.txt" href="data:text/plain;charset=utf-8,${encodeURIComponent(file)}">${second.download}</a></p>
<p class="hint">${second.printHint}</p>
<p class="other"><a href="${address}?lang=${flow.locale}">${second.codesDone}</a></p>`;
}
