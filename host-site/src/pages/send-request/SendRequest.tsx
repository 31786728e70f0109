import { canSpeak, readBusiness, readProduct } from '@wbn/contract';
import type { BusinessProfile, Product } from '@wbn/contract/shapes';
import type { WbnInquiryFormEvents } from '@wbn/react';
import { WbnInquiryForm } from '@wbn/react/lazy';
import { useMemo } from 'react';
import { Navigate, useLoaderData, useNavigate } from 'react-router';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { inLocale } from '../../settings.ts';
import { useSite } from '../../site-context.ts';
import { MissingPage } from '../../ui/MissingPage.tsx';
import { toasts } from '../../ui/toasts.ts';
import type { load } from './loader.ts';
import './send-request.css';

/** The inquiry form of a business. Visitors log in first; members of the business see its requests. */
export function SendRequest() {
  const { businessID, isMissing, name, productID, texts } = useLoaderData<typeof load>();
  const { business: site, errors } = useSite().texts;
  if (isMissing) return <MissingPage title={site.missingTitle} text={site.missingText} />;
  return (
    <div className="send-request">
      <h1>
        {texts.title}
        {name ? <span dir="auto">{name}</span> : null}
      </h1>
      <PersonalPage
        of={businessID + productID}
        loading={site.loading}
        failed={errors.again}
        load={async (client) => {
          const [answer, product] = await Promise.all([
            client.call(readBusiness, { params: { id: businessID } }),
            // The form works without its product: a removed one must not block an inquiry.
            productID ? client.call(readProduct, { params: { id: productID } }).catch(() => undefined) : undefined,
            import('@wbn/widgets/inquiry-form'),
          ]);
          return { ...answer, product: product?.data };
        }}
      >
        {({ data: business, product, session }) =>
          canSpeak(session?.role) ? (
            <Navigate to={`/business/${businessID}/requests`} replace />
          ) : (
            <Form business={business} product={product} />
          )
        }
      </PersonalPage>
    </div>
  );
}

/** Once the inquiry is sent, its conversation opens: there the answer arrives. */
function Form({ business, product }: { readonly business: BusinessProfile; readonly product: Product | undefined }) {
  const { texts } = useLoaderData<typeof load>();
  const { edition, locale } = useSite();
  const navigate = useNavigate();
  const onInquirySent = ({ detail }: WbnInquiryFormEvents['wbn-inquiry-sent']) => {
    toasts.success(texts.sent);
    // It was sent by the person, `me`, or by a business of theirs.
    navigate(inLocale(`/business/${detail.from}/requests/${detail.requestID}`, locale, edition), { replace: true });
  };
  const data = useMemo(() => ({ ...business, product }), [business, product]);
  return <WbnInquiryForm businessId={business.businessID} data={data} load="eager" onInquirySent={onInquirySent} />;
}
