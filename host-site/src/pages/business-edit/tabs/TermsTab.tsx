import { packaging, payments } from '@wbn/content/trade-words';
import { incoterms } from '@wbn/contract';
import { currencies } from '../choices.ts';
import { EditList } from '../fields/EditList.tsx';

export function TermsTab() {
  return (
    <>
      <EditList section="businessTerms" name="acceptedDeliveryTerms" choices={incoterms} />
      <EditList section="businessTerms" name="acceptedPaymentCurrencies" choices={currencies} />
      <EditList section="businessTerms" name="packagingTypes" choices={packaging} />
      <EditList section="businessTerms" name="acceptedPaymentTypes" choices={payments} />
    </>
  );
}
