import { fill } from '@wbn/contract';
import type { Person } from '../credentials/log-in.ts';
import type { Target } from '../handover/target.ts';
import type { PartnerScope } from '../texts/texts.ts';
import { hiddenFields } from './fields.ts';
import type { Flow } from './flow.ts';
import { html, type Markup } from './html.ts';

export interface ContinueView {
  readonly flow: Flow;
  readonly csrf: string;
  readonly person: Person;
  readonly target: Target;
}

export const fullName = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`.trim();

export const continueTitle = ({ flow: { t }, person, target }: ContinueView): string =>
  fill(target.kind === 'partner' ? t.consentTitle : t.continueTitle, {
    name: fullName(person),
    origin: target.origin,
  });

/** The page before the handover of a logged-in person: one click for a sister site, the list of scopes for a partner. */
export function continuePage(view: ContinueView): Markup {
  const { flow, csrf, person, target } = view;
  const { t } = flow;
  const button = (decision: string, text: string, kind: string) =>
    html`<button type="submit" name="decision" value="${decision}" class="${kind}">${text}</button>`;
  return html`<h1>${continueTitle(view)}</h1>
${target.kind === 'partner' ? consent(view) : html`<p class="lead">${fill(t.continueText, { origin: target.origin })}</p>`}
<form method="post" action="/consent">
${hiddenFields(flow, csrf)}
${button('allow', fill(t.continueAs, { name: fullName(person) }), 'main')}
${target.kind === 'partner' && button('refuse', t.cancel, 'quiet')}
${button('other', t.otherAccount, 'quiet')}
</form>`;
}

function consent({ flow: { t }, target }: ContinueView): Markup {
  return html`<p class="lead">${t.consentAsks}</p>
<ul class="scopes">${target.scopes.map((scope) => html`<li>${t.scopes[scope as PartnerScope]}</li>`)}</ul>
<p class="hint">${t.consentNever} ${t.consentRevocable}</p>`;
}
