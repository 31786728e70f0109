import { currentPassword, errorSummary, type FieldErrors, hiddenFields } from './fields.ts';
import type { Flow } from './flow.ts';
import { html, type Markup } from './html.ts';

interface View {
  readonly flow: Flow;
  readonly csrf: string;
}

/** The form that downloads one's own data. */
export function dataPage({ flow, csrf }: View, errors: FieldErrors): Markup {
  const { own } = flow.t;
  return html`${errorSummary(flow.t, errors)}<h1>${own.dataTitle}</h1>
<p class="lead">${own.dataText}</p>
<p>${own.dataLeftOut}</p>
<form method="post" action="/account/data" novalidate>${hiddenFields(flow, csrf)}
${currentPassword(flow.t, errors)}
<button type="submit">${own.dataSave}</button></form>`;
}
