import { packaging, payments } from '@wbn/content/trade-words';
import { currencies, deliveryTerms } from '../choices.ts';
import { EditList } from '../fields/EditList.tsx';

export function TermsTab() {
  return (
    <>
      <EditList section="businessTerms" name="acceptedDeliveryTerms" choices={deliveryTerms} />
      <EditList section="businessTerms" name="acceptedPaymentCurrencies" choices={currencies} />
      <EditList section="businessTerms" name="packagingTypes" choices={packaging} />
      <EditList section="businessTerms" name="acceptedPaymentTypes" choices={payments} />
    </>
  );
}
