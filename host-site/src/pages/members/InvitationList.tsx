import { fill } from '@wbn/contract';
import type { Invitation } from '@wbn/contract/shapes';
import { useSite } from '../../site-context.ts';
import { dayOf } from '../../texts/day-of.ts';
import { EmptyFooter } from '../../ui/form/EmptyFooter.tsx';
import type { MembersTexts } from './texts/en.ts';

interface InvitationListProps {
  readonly invitations: readonly Invitation[];
  readonly texts: MembersTexts;
  /** Returns whether it was revoked. */
  readonly revoke: (invitationID: string) => Promise<boolean>;
}

/** Open invitations. */
export function InvitationList({ invitations, revoke, texts }: InvitationListProps) {
  const { locale } = useSite();
  return (
    <section className="form-card" aria-labelledby="invitations-title">
      <h2 id="invitations-title" tabIndex={-1}>
        {texts.pending}
      </h2>
      {invitations.length ? (
        <ul className="members-list">
          {invitations.map(({ email, expiresAt, invitationID, role }) => (
            <li key={invitationID} className="member">
              <div className="member-name">
                <p dir="ltr">{email}</p>
                <p className="member-since">{fill(texts.until, { date: dayOf(expiresAt, locale) })}</p>
              </div>
              <span className="badge">{texts.roles[role]}</span>
              <button
                type="button"
                className="button button-quiet"
                aria-label={fill(texts.revokeOf, { email })}
                onClick={async () => {
                  // The button disappears with its line.
                  if (await revoke(invitationID)) document.getElementById('invitations-title')?.focus();
                }}
              >
                {texts.revoke}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyFooter text={texts.noPending} />
      )}
    </section>
  );
}
