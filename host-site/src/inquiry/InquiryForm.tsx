import type { BusinessProfile, Product } from '@wbn/contract/shapes';
import type { WbnInquiryFormEvents } from '@wbn/react';
import { WbnInquiryForm } from '@wbn/react/lazy';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { inLocale } from '../settings.ts';
import { useSite } from '../site-context.ts';
import { toasts } from '../ui/toasts.ts';
import { inquiryTexts } from './texts/index.ts';
import './inquiry-form.css';

interface InquiryFormProps {
  readonly business: BusinessProfile;
  readonly product?: Product | undefined;
  /** Whether the page holds the form alone: Back then leads to the page before it. */
  readonly isWholePage?: boolean;
}

/** Once the inquiry is sent, its conversation opens: there the answer arrives. */
export function InquiryForm({ business, isWholePage = false, product }: InquiryFormProps) {
  const { edition, locale } = useSite();
  const navigate = useNavigate();
  const onInquirySent = ({ detail }: WbnInquiryFormEvents['wbn-inquiry-sent']) => {
    toasts.success(inquiryTexts[locale].sent);
    // It was sent by the person, `me`, or by a business of theirs.
    navigate(inLocale(`/business/${detail.from}/requests/${detail.requestID}`, locale, edition), {
      replace: isWholePage,
    });
  };
  const [isLost, setLost] = useState(false);
  const data = useMemo(() => ({ ...business, product }), [business, product]);
  return (
    <WbnInquiryForm
      className={isLost ? 'inquiry-lost' : undefined}
      businessId={business.businessID}
      data={data}
      load="eager"
      onSendFailed={() => setLost(toasts.isLost())}
      onInquirySent={onInquirySent}
    />
  );
}
