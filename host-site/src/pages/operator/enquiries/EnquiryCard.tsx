import { answerEnquiry, fill, fullName, isEmail, readAppeal } from '@wbn/contract';
import type { EnquiryItem } from '@wbn/contract/shapes';
import { type Client, WbnError } from '@wbn/core';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { saidByClient } from '../../../session/ask-to-confirm.ts';
import { PageLink } from '../../../ui/PageLink.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { sayAppeal } from '../../enquiry/appeal.ts';
import { useListWords } from '../lists/use-list-words.ts';
import type { EnquiriesData } from './loader.ts';
import { spokenFields } from './spoken-fields.ts';

interface EnquiryCardProps {
  readonly client: Client;
  readonly enquiry: EnquiryItem;
  readonly onAnswered: () => void;
}

const sentBy = (
  { email, emailConfirmed, name }: NonNullable<EnquiryItem['sender']>,
  words: EnquiriesData['texts']['enquiry'],
) => fill(emailConfirmed ? words.sender : words.unconfirmedSender, { email, name });

/** A help request as it was sent, by whom as far as we know, and the ways to answer it. */
export function EnquiryCard({ client, enquiry, onAnswered }: EnquiryCardProps) {
  const { form, texts } = useLoaderData<EnquiriesData>();
  const { day } = useListWords();
  const { answeredAt, answeredBy, appeal, createdAt, enquiryID, fields, sender } = enquiry;
  const { businessName = '', email = '', firstName = '', lastName = '' } = fields;
  const words = texts.enquiry;
  const appealed = readAppeal(fields.moreInfoBuy ?? '');
  const rest = appealed ? { ...fields, moreInfoBuy: '' } : fields;
  const address = isEmail(email) ? email : sender?.email;
  const facts = [
    fill(words.received, { date: day(createdAt) }),
    ...(answeredAt
      ? [fill(words.answeredBy, { date: day(answeredAt), name: answeredBy ?? texts.report.somebody })]
      : []),
  ];
  return (
    <article className="business-section operator-item" aria-labelledby={`e-${enquiryID}`}>
      <h2 id={`e-${enquiryID}`}>
        <bdi>{fullName({ firstName, lastName }) || sender?.name || businessName || email || words.nameless}</bdi>
      </h2>
      <p className="operator-facts">{facts.join(' · ')}</p>
      <p className="operator-facts" dir="auto">
        {sender === null ? words.stranger : sentBy(sender, words)}
      </p>
      {appeal ? <Case appeal={appeal} said={sayAppeal(appeal, form.texts.appeal)} words={words} /> : null}
      <dl className="operator-fields">
        {appealed?.words ? (
          <div>
            <dt>{form.texts.appeal.label}</dt>
            <dd dir="auto">{appealed.words}</dd>
          </div>
        ) : null}
        {spokenFields(rest, form).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="form-actions">
        {address ? (
          <a className="button" href={`mailto:${encodeURIComponent(address)}`}>
            {words.write}
          </a>
        ) : null}
        {answeredAt ? null : <Answered client={client} enquiryID={enquiryID} done={onAnswered} />}
      </div>
    </article>
  );
}

interface CaseProps {
  readonly appeal: NonNullable<EnquiryItem['appeal']>;
  readonly said: string;
  readonly words: EnquiriesData['texts']['enquiry'];
}

/** The decision that an appeal is about, with the business that it concerns, in the list where it is lifted. */
function Case({ appeal, said, words }: CaseProps) {
  const { business, fromOwner, id, name, type } = appeal;
  const facts = [
    ...(id ? [fill(words.caseID, { id })] : []),
    ...(fromOwner === undefined ? [] : [fromOwner ? words.fromOwner : words.fromOther]),
  ];
  return (
    <>
      <p className="operator-case">
        {said}
        {business ? (
          <>
            {': '}
            {type === 'product' ? (
              <>
                <bdi>{name}</bdi>
                {' · '}
              </>
            ) : null}
            <PageLink to={`/operator/businesses?q=${business.businessID}`}>
              <bdi>{business.companyName}</bdi>
            </PageLink>
          </>
        ) : null}
      </p>
      {facts.length > 0 ? <p className="operator-facts">{facts.join(' · ')}</p> : null}
    </>
  );
}

interface AnsweredProps {
  readonly client: Client;
  readonly enquiryID: string;
  readonly done: () => void;
}

function Answered({ client, done, enquiryID }: AnsweredProps) {
  const { texts, words } = useListWords();
  const [busy, setBusy] = useState(false);
  const mark = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await client.call(answerEnquiry, { params: { id: enquiryID }, body: {} });
      toasts.success(texts.enquiry.marked);
      done();
    } catch (error) {
      setBusy(false);
      if (error instanceof WbnError && error.name === 'Conflict') toasts.failure(words.changed);
      // The client has already shown where to confirm.
      else if (saidByClient(error) === undefined) toasts.failure(texts.decisionFailed);
    }
  };
  return (
    <button type="button" className="button button-primary" aria-disabled={busy} onClick={mark}>
      {texts.enquiry.mark}
    </button>
  );
}
