import { useLoaderData } from 'react-router';
import { useSite } from '../../site-context.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import type { EnquiryData } from './page.ts';
import './enquiry.css';

/** The need-help form. */
export function Enquiry() {
  const data = useLoaderData<EnquiryData>();
  const { edition } = useSite();
  const { texts } = data;
  return (
    <div className="enquiry">
      <header className="page-head">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      <noscript>
        <p className="callout">
          {texts.noScript} {edition.email}, {edition.phones.usa} (USA), {edition.phones.europe} (Europe)
        </p>
      </noscript>
      <EnquiryForm {...data} />
    </div>
  );
}
