import { canSpeak, readBusiness, readProduct } from '@wbn/contract';
import { Navigate, useLoaderData } from 'react-router';
import { InquiryForm } from '../../inquiry/InquiryForm.tsx';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { useSite } from '../../site-context.ts';
import { MissingPage } from '../../ui/MissingPage.tsx';
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
            <InquiryForm business={business} product={product} isWholePage />
          )
        }
      </PersonalPage>
    </div>
  );
}
