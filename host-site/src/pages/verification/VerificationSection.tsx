import { fill } from '@wbn/contract';
import type { Verification } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { useState } from 'react';
import { useSite } from '../../site-context.ts';
import { dayOf } from '../../texts/day-of.ts';
import type { VerificationTexts } from './texts/en.ts';
import { VerificationForm } from './VerificationForm.tsx';

interface VerificationSectionProps {
  readonly businessID: string;
  readonly client: Client;
  readonly isVerified: boolean;
  readonly first: Verification | null;
  readonly texts: VerificationTexts;
}

/** The operator's decision, and a form to submit evidence. */
export function VerificationSection({ businessID, client, first, isVerified, texts }: VerificationSectionProps) {
  const { locale } = useSite();
  const [newest, setNewest] = useState(first);
  const [open, setOpen] = useState(first === null && !isVerified);
  const day = (instant: string | null) => (instant ? dayOf(instant, locale) : '');
  const sentence = ({ expiresAt, note, scopes, state, submittedAt }: Verification) => {
    if (state === 'approved') {
      const names = scopes.map((scope) => texts.scopeNames[scope as keyof typeof texts.scopeNames] ?? scope);
      return fill(texts.approved, { date: day(expiresAt), scopes: new Intl.ListFormat(locale).format(names) });
    }
    if (state === 'rejected' || state === 'revoked') return fill(texts[state], { note: note ?? '' });
    return state === 'expired'
      ? fill(texts.expired, { date: day(expiresAt) })
      : fill(texts.waiting, { date: day(submittedAt) });
  };
  return (
    <section className="form-card verification" aria-labelledby="verification">
      <h1 id="verification">{texts.title}</h1>
      <p>{texts.text}</p>
      {newest ? <p role="status">{sentence(newest)}</p> : null}
      {open ? (
        <VerificationForm
          businessID={businessID}
          client={client}
          texts={texts}
          onSent={(sent) => {
            setNewest(sent);
            setOpen(false);
          }}
        />
      ) : (
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {texts.again}
        </button>
      )}
    </section>
  );
}
