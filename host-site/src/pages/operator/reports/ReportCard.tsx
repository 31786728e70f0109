import { decideReport, fill } from '@wbn/contract';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { useModerationTexts } from '../../../moderation/texts/index.ts';
import { useSite } from '../../../site-context.ts';
import { dayOf } from '../../../texts/day-of.ts';
import { PageLink } from '../../../ui/PageLink.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { toasts } from '../../../ui/toasts.ts';
import type { OperatorData } from '../operator-page.ts';
import { pathOfPlace } from './path-of-place.ts';
import { ReportDecision } from './ReportDecision.tsx';
import type { ReportCardProps } from './report-card-props.ts';

/** A report: resource, reporter, reason and decision. */
export function ReportCard({ client, onChanged, report }: ReportCardProps) {
  const { texts } = useLoaderData<OperatorData>();
  const moderation = useModerationTexts();
  const { locale } = useSite();
  const { createdAt, details, handledAt, reason, reporter, reportID, resourceType, state, subject } = report;
  const { author, business, excerpt, isSuspended, isThere, picture, place, present } = subject;
  const words = texts.report;
  const day = (instant: string) => dayOf(instant, locale);
  const reasons: Readonly<Record<string, string>> = moderation;
  const facts = [
    fill(words.by, { name: reporter?.name ?? words.somebody, date: day(createdAt) }),
    ...(handledAt ? [fill(words.decidedOn, { date: day(handledAt) })] : []),
  ];
  return (
    <article className="business-section operator-item" aria-labelledby={`r-${reportID}`}>
      <h2 id={`r-${reportID}`}>
        {words.kinds[resourceType]}: {reasons[reason] ?? reason}
      </h2>
      <p className="operator-badges">
        {state === 'open' ? null : <span className="badge">{words.outcomes[state]}</span>}
        {isThere ? null : <span className="badge">{words.removed}</span>}
        {isSuspended ? <span className="badge">{words.suspended}</span> : null}
      </p>
      <blockquote className="operator-quote" dir="auto">
        {excerpt || words.nothingLeft}
      </blockquote>
      {present === undefined ? null : (
        <>
          <p className="operator-facts">{words.changedSince}</p>
          <blockquote className="operator-quote" dir="auto">
            {present || words.nothingLeft}
          </blockquote>
        </>
      )}
      {picture ? (
        <Picture
          className="operator-picture"
          url={picture}
          alt={words.picture}
          width={160}
          height={160}
          instead={null}
        />
      ) : null}
      <p className="operator-badges">
        {place && isThere ? <PageLink to={pathOfPlace(place)}>{words.open}</PageLink> : null}
        {business ? (
          <span>
            {words.business}:{' '}
            <PageLink to={`/business/${business.businessID}`}>
              <bdi>{business.companyName}</bdi>
            </PageLink>
          </span>
        ) : null}
        {author ? (
          <span>
            {words.author}:{' '}
            <PageLink to={`/profile/${author.userID}`}>
              <bdi>{author.name}</bdi>
            </PageLink>
          </span>
        ) : null}
      </p>
      {details ? <p dir="auto">{details}</p> : null}
      <p className="operator-facts">{facts.join(' · ')}</p>
      {state === 'open' ? (
        <ReportDecision client={client} report={report} onChanged={onChanged} />
      ) : isSuspended ? (
        <Lift client={client} report={report} onChanged={onChanged} />
      ) : null}
    </article>
  );
}

/** Ends a suspension. */
function Lift({ client, onChanged, report }: ReportCardProps) {
  const { texts } = useLoaderData<OperatorData>();
  const [busy, setBusy] = useState(false);
  const lift = async () => {
    setBusy(true);
    try {
      const { data } = await client.call(decideReport, { params: { id: report.reportID }, body: { decision: 'lift' } });
      toasts.success(fill(texts.report.lifted, { name: report.subject.author?.name ?? '' }));
      onChanged(data);
    } catch {
      setBusy(false);
      toasts.failure(texts.decisionFailed);
    }
  };
  return (
    <div className="form-actions">
      <button type="button" className="button" disabled={busy} onClick={lift}>
        {texts.report.lift}
      </button>
    </div>
  );
}
