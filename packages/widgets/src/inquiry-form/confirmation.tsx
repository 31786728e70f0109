/** The confirmation of an address: a chunk of its own, fetched for visitors who are logged in. */
import type { EmailConfirmation } from '@wbn/core';
import type { InquiryFormTexts } from './texts/en.ts';

export { emailConfirmationOf } from '@wbn/core';

interface ConfirmationProps {
  readonly confirmation: EmailConfirmation;
  /** The inquiry is complete and is sent when the address is confirmed. */
  readonly isWaiting: boolean;
  readonly texts: InquiryFormTexts;
}

/** Asks visitors before they write to confirm their address, and offers to resend the mail. */
export function Confirmation({ confirmation, isWaiting, texts }: ConfirmationProps) {
  const { mail, missing } = confirmation.get();
  if (!missing) return null;
  const [before, after] = texts.unconfirmed.split('{email}');
  return (
    <div className="unconfirmed" part="unconfirmed" role="status">
      <p>
        {before}
        <bdi>{missing}</bdi>
        {after}
      </p>
      {isWaiting && <p>{texts.waits}</p>}
      <p>
        <button
          type="button"
          className="link"
          part="send-again"
          disabled={mail === 'sending'}
          onClick={() => confirmation.sendAgain()}
        >
          {texts.sendAgain}
        </button>{' '}
        {mail === 'sent' && texts.sentAgain}
        {mail === 'failed' && texts.notSentAgain}
      </p>
    </div>
  );
}
