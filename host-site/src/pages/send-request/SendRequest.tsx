import { canSpeak, readBusiness } from '@wbn/contract';
import type { BusinessProfile } from '@wbn/contract/shapes';
import { useWidgetEvent, WidgetElement } from '@wbn/react';
import { useRef, useState } from 'react';
import { Navigate, useLoaderData } from 'react-router';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { useSite } from '../../site-context.ts';
import { MissingPage } from '../../ui/MissingPage.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import type { load } from './loader.ts';
import './send-request.css';

/** The inquiry form of a business. Who is not logged in logs in first; who belongs to it sees its requests. */
export function SendRequest() {
  const { businessID, isMissing, name, texts } = useLoaderData<typeof load>();
  const { business: site, errors } = useSite().texts;
  if (isMissing) return <MissingPage title={site.missingTitle} text={site.missingText} />;
  return (
    <div className="send-request">
      <h1>
        {texts.title}
        {name ? <span dir="auto">{name}</span> : null}
      </h1>
      <PersonalPage
        of={businessID}
        loading={site.loading}
        failed={errors.again}
        load={async (client) => {
          const [answer] = await Promise.all([
            client.call(readBusiness, { params: { id: businessID } }),
            import('@wbn/widgets/inquiry-form'),
          ]);
          return answer;
        }}
      >
        {({ data: business, session }) =>
          canSpeak(session?.role) ? (
            <Navigate to={`/business/${businessID}/requests`} replace />
          ) : (
            <Form business={business} />
          )
        }
      </PersonalPage>
    </div>
  );
}

interface Sent {
  readonly requestID: string;
  /** As whom it was sent: `me`, or a business. */
  readonly from: string;
}

function Form({ business }: { readonly business: BusinessProfile }) {
  const { texts } = useLoaderData<typeof load>();
  const host = useRef<HTMLElement>(null);
  const [sent, setSent] = useState<Sent>();
  useWidgetEvent(host, 'wbn-inquiry-sent', ({ detail }: CustomEvent<Sent>) => setSent(detail));
  const attributes = { load: 'eager', 'business-id': business.businessID };
  return (
    <>
      <WidgetElement tag="wbn-inquiry-form" attributes={attributes} data={business} host={host} />
      {sent ? (
        <p className="notice" role="status">
          {texts.sent} <PageLink to={`/business/${sent.from}/requests/${sent.requestID}`}>{texts.open}</PageLink>
        </p>
      ) : null}
    </>
  );
}
