import { answerEnquiry, fill, fullName, isEmail } from '@wbn/contract';
import type { EnquiryItem } from '@wbn/contract/shapes';
import { type Client, WbnError } from '@wbn/core';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { saidByClient } from '../../../session/ask-to-confirm.ts';
import { toasts } from '../../../ui/toasts.ts';
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
  const { answeredAt, answeredBy, createdAt, enquiryID, fields, sender } = enquiry;
  const { businessName = '', email = '', firstName = '', lastName = '' } = fields;
  const words = texts.enquiry;
  const facts = [
    fill(words.received, { date: day(createdAt) }),
    ...(answeredAt
      ? [fill(words.answeredBy, { date: day(answeredAt), name: answeredBy ?? texts.report.somebody })]
      : []),
  ];
  return (
    <article className="business-section operator-item" aria-labelledby={`e-${enquiryID}`}>
      <h2 id={`e-${enquiryID}`}>
        <bdi>{fullName({ firstName, lastName }) || businessName || email || words.nameless}</bdi>
      </h2>
      <p className="operator-facts">{facts.join(' · ')}</p>
      <p className="operator-facts" dir="auto">
        {sender === null ? words.stranger : sentBy(sender, words)}
      </p>
      <dl className="operator-fields">
        {spokenFields(fields, form).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="form-actions">
        {isEmail(email) ? (
          <a className="button" href={`mailto:${encodeURIComponent(email)}`}>
            {words.write}
          </a>
        ) : null}
        {answeredAt ? null : <Answered client={client} enquiryID={enquiryID} done={onAnswered} />}
      </div>
    </article>
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
