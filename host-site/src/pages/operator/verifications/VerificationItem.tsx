import { fill } from '@wbn/contract';
import { useLoaderData } from 'react-router';
import { useSite } from '../../../site-context.ts';
import { dayOf } from '../../../texts/day-of.ts';
import { PageLink } from '../../../ui/PageLink.tsx';
import type { OperatorData } from '../operator-page.ts';
import { BusinessFacts } from './BusinessFacts.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import type { VerificationItemProps } from './verification-item-props.ts';

export function VerificationItem({ client, onDecided, verification }: VerificationItemProps) {
  const { texts } = useLoaderData<OperatorData>();
  const { locale } = useSite();
  const { businessID, companyName, decidedAt, evidence, expiresAt, note, scopes, submittedAt } = verification;
  const { changes, state, verificationID } = verification;
  const day = (instant: string) => dayOf(instant, locale);
  const facts = [
    fill(texts.submitted, { date: day(submittedAt) }),
    ...(decidedAt ? [fill(texts.decided, { date: day(decidedAt) })] : []),
    ...(expiresAt ? [fill(texts.until, { date: day(expiresAt) })] : []),
  ];
  return (
    <article className="business-section operator-item" aria-labelledby={`v-${verificationID}`}>
      <h2 id={`v-${verificationID}`}>
        <PageLink to={`/business/${businessID}`}>
          <bdi>{companyName}</bdi>
        </PageLink>
      </h2>
      <p className="operator-badges">
        <span className="badge">{texts.states[state]}</span>
        {scopes.map((scope) => (
          <span className="badge" key={scope}>
            {texts.scopeNames[scope as keyof typeof texts.scopeNames] ?? scope}
          </span>
        ))}
      </p>
      <p className="operator-facts">{facts.join(' · ')}</p>
      {changes.length > 0 ? (
        <>
          <h3>{texts.changes}</h3>
          <ul className="operator-evidence">
            {changes.map(({ field, is, was }) => (
              <li key={field}>
                {texts.changed[field]}: <bdi>{was}</bdi> {locale === 'ar' ? '←' : '→'} <bdi>{is}</bdi>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <div className="operator-compare">
        <div>
          <h3>{texts.evidence}</h3>
          <ul className="operator-evidence">
            {evidence.map(({ label, file }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was handed in does not change
              <li key={index}>
                {file ? (
                  <a href={file.url} target="_blank" rel="noreferrer">
                    <bdi>{label}</bdi> <span className="visually-hidden">({texts.opens})</span>
                  </a>
                ) : (
                  <>
                    <bdi>{label}</bdi> <span className="operator-facts">({texts.noPicture})</span>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
        <BusinessFacts verification={verification} />
      </div>
      {note ? (
        <p>
          <b>{texts.note}:</b> <bdi>{note}</bdi>
        </p>
      ) : null}
      {state === 'submitted' || state === 'in_review' || state === 'approved' ? (
        <DecisionForm client={client} verification={verification} onDecided={onDecided} />
      ) : null}
    </article>
  );
}
