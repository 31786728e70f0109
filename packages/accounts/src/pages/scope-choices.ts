import { type PartnerScope, partnerScopes } from '@wbn/contract';
import type { Choice } from '../handover/choice.ts';
import type { Consent } from '../handover/consents.ts';
import type { OwnBusiness } from '../handover/own-businesses.ts';
import type { Texts } from '../texts/texts.ts';
import { html, type Markup } from './html.ts';

/** Ticked when a person sees the page for the first time: name and picture, and acts. */
const tickedFirst: ReadonlySet<PartnerScope> = new Set(['profile', 'react', 'comment', 'inquire']);
/** The permissions that a widget may ask for by name. The page says so and marks the box; a site's wish ticks nothing, because any page can send a visitor here with one. */
const wishes: ReadonlySet<PartnerScope> = new Set([...tickedFirst, 'message']);

export interface ScopeChoices {
  readonly asked: readonly PartnerScope[];
  readonly businesses: readonly OwnBusiness[];
  /** The earlier decision, if there is one. */
  readonly before: Consent | undefined;
  /** The scope that the site names for what the person wants to do there. */
  readonly wanted?: string | undefined;
}

const scopeField = (scope: PartnerScope) => `scope.${scope}`;
const businessField = (id: string) => `business.${id}`;

/** One box for each scope that a site asks for, and one for each of the person's businesses. `read` is part of every login and has no box. */
export function scopeChoices(t: Texts, choices: ScopeChoices): Markup {
  const { asked, businesses, before } = choices;
  const wanted = wantedScope(choices);
  const needed = wanted && scopeField(wanted);
  const isTicked = (scope: PartnerScope) =>
    before?.asked.includes(scope) ? before.scopes.includes(scope) : tickedFirst.has(scope);
  const box = (name: string, text: string, ticked: boolean) =>
    html`<label class="tick${name === needed && ' needed'}"><input type="checkbox" name="${name}" value="yes"${ticked && html` checked`}> <span><bdi>${text}</bdi></span></label>`;
  const one = (scope: PartnerScope) => {
    if (scope === 'read') return html`<li>${t.scopes.read}</li>`;
    if (scope !== 'businesses') return html`<li>${box(scopeField(scope), t.scopes[scope], isTicked(scope))}</li>`;
    if (businesses.length === 0) return '';
    const allowed = isTicked(scope) ? (before?.businessIDs ?? []) : [];
    return html`<li><fieldset><legend>${t.scopes.businesses}</legend>${businesses.map(({ id, name }) =>
      box(businessField(id), name, allowed.includes(id)),
    )}</fieldset></li>`;
  };
  return html`<ul class="scopes">${partnerScopes.filter((scope) => asked.includes(scope)).map(one)}</ul>`;
}

/** The wish of the widget that asked for the login, if the site may have it. */
export const wantedScope = ({ asked, wanted }: Pick<ScopeChoices, 'asked' | 'wanted'>): PartnerScope | undefined =>
  asked.find((scope) => scope === wanted && wishes.has(scope));

/** The choice in a sent form: never more than was asked for, and only businesses of the person's own. */
export function readChoice(
  fields: Readonly<Record<string, string | undefined>>,
  { asked, businesses }: Pick<ScopeChoices, 'asked' | 'businesses'>,
): Choice {
  const businessIDs = asked.includes('businesses')
    ? businesses.map(({ id }) => id).filter((id) => fields[businessField(id)] === 'yes')
    : [];
  const isChosen = (scope: PartnerScope) =>
    scope === 'read' || (scope === 'businesses' ? businessIDs.length > 0 : fields[scopeField(scope)] === 'yes');
  return { scopes: partnerScopes.filter((scope) => asked.includes(scope) && isChosen(scope)), businessIDs };
}
