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
  const [open, setOpen] = useState((first === null && !isVerified) || first?.state === 'in_review');
  const day = (instant: string | null) => (instant ? dayOf(instant, locale) : '');
  const sentence = ({ expiresAt, note, scopes, state, submittedAt }: Verification) => {
    if (state === 'approved') {
      const names = scopes.map((scope) => texts.scopeNames[scope as keyof typeof texts.scopeNames] ?? scope);
      return fill(texts.approved, { date: day(expiresAt), scopes: new Intl.ListFormat(locale).format(names) });
    }
    if (state === 'in_review') return fill(texts.more, { note: note ?? '' });
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
      {newest?.evidence.length ? <SentEvidence evidence={newest.evidence} texts={texts} /> : null}
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

/** The files of the last request, for its managers; their addresses work for minutes. */
function SentEvidence({ evidence, texts }: Pick<VerificationSectionProps, 'texts'> & Pick<Verification, 'evidence'>) {
  return (
    <details className="verification-sent">
      <summary>{texts.sentFiles}</summary>
      <ul>
        {evidence.map(({ file, label }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was sent does not change
          <li key={index}>
            {file ? (
              <a href={file.url} target="_blank" rel="noreferrer">
                <bdi>{label}</bdi>
              </a>
            ) : (
              <>
                <bdi>{label}</bdi> ({texts.without})
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
