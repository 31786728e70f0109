import { fill, fullName } from '@wbn/contract';
import type { Person } from '../credentials/log-in.ts';
import type { Target } from '../handover/target.ts';
import { lifetimes } from '../sessions/lifetimes.ts';
import { hoursOf } from '../texts/units.ts';
import { hiddenFields } from './fields.ts';
import type { Flow } from './flow.ts';
import { html, type Markup } from './html.ts';
import { type ScopeChoices, scopeChoices, wantedScope } from './scope-choices.ts';

export interface ContinueView {
  readonly flow: Flow;
  readonly csrf: string;
  readonly person: Person;
  readonly target: Target;
  /** For a partner's page: what it asks for. */
  readonly choices?: ScopeChoices;
}

export const continueTitle = ({ flow: { t }, person, target }: ContinueView): string =>
  fill(target.kind === 'partner' ? t.consentTitle : t.continueTitle, {
    name: fullName(person),
    origin: target.origin,
  });

/** Before a logged-in person is handed over: to a sister site by one click, to a partner's page with what they choose to allow it. */
export function continuePage(view: ContinueView): Markup {
  const { flow, csrf, person, target, choices } = view;
  const { t } = flow;
  const wanted = choices && wantedScope(choices);
  const time = hoursOf(lifetimes.partner.refresh / 3600, flow.locale);
  const button = (decision: string, text: string, kind: string) =>
    html`<button type="submit" name="decision" value="${decision}" class="${kind}">${text}</button>`;
  return html`<h1>${continueTitle(view)}</h1>
<p class="lead">${choices ? t.consentAsks : fill(t.continueText, { origin: target.origin })}</p>
${wanted && html`<p class="lead wanted">${fill(t.consentWants, { scope: t.scopes[wanted] })}</p>`}
<form method="post" action="/consent">
${hiddenFields(flow, csrf)}
${choices && html`${scopeChoices(t, choices)}<p class="hint">${t.consentNever} ${fill(t.consentRevocable, { time })}</p>`}
${button('allow', fill(t.continueAs, { name: fullName(person) }), 'main')}
${choices && button('refuse', t.cancel, 'quiet')}
${button('other', t.otherAccount, 'quiet')}
</form>`;
}
