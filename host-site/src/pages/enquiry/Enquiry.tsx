import { footerPhones } from '@wbn/content/footer';
import { appealOfQuery } from '@wbn/contract';
import { Fragment } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { useSite } from '../../site-context.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import type { EnquiryData } from './loader.ts';
import './enquiry.css';

/** The need-help form. */
export function Enquiry() {
  const data = useLoaderData<EnquiryData>();
  const { edition, words } = useSite();
  const { texts } = data;
  const [query] = useSearchParams();
  return (
    <div className="enquiry">
      <header className="page-head">
        <h1>{texts.title}</h1>
        <p className="lead">{appealOfQuery(query) ? texts.appeal.lead : texts.lead}</p>
      </header>
      <noscript>
        <p className="callout">
          <span>
            {texts.noScript} <bdi>{edition.email}</bdi>
            {footerPhones.map(({ id, label }) => (
              <Fragment key={id}>
                {' · '}
                {words?.footerPhones[id] ?? label} <bdi>{edition.phones[id]}</bdi>
              </Fragment>
            ))}
          </span>
        </p>
      </noscript>
      <EnquiryForm {...data} />
    </div>
  );
}
