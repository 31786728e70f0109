import { fill } from '@wbn/contract';
import type { InvitationNames } from '../context.ts';
import type { Texts } from '../texts/index.ts';
import { address } from './address.ts';
import { fillMarkup, html, type Markup } from './html.ts';

/** Why somebody is asked to log in or to register. */
export interface Purpose {
  /** The host to which the login returns, as text. */
  readonly leadsTo: string;
  /** The invitation to which it returns. */
  readonly invitation: InvitationNames | undefined;
}

/** The line below the title: an invitation in whole, otherwise the site that comes next. */
export function purposeLine(t: Texts, { invitation, leadsTo }: Purpose): Markup {
  if (invitation === undefined) return html`<p class="lead">${fill(t.toContinue, { origin: leadsTo })}</p>`;
  const { companyName, email, inviter } = invitation;
  const names = {
    inviter: html`<bdi>${inviter}</bdi>`,
    company: html`<b><bdi>${companyName}</bdi></b>`,
    email: address(email),
  };
  return html`<p class="lead">${fillMarkup(t.invited, names)}</p>`;
}
