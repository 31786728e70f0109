import { textLengths } from '@wbn/contract';
import { PlaceFields } from '../../../ui/form/PlaceFields.tsx';
import { useEditorContext } from '../editor-context.ts';
import { EditPhone } from '../fields/EditPhone.tsx';
import { EditText } from '../fields/EditText.tsx';

export function ContactTab() {
  const { client, lists, problemOf, set, texts, values } = useEditorContext();
  const { country, state } = values.contactInfo;
  return (
    <>
      <EditText section="contactInfo" name="legalAddressEnglish" maxLength={textLengths.postalAddress} />
      <EditText section="contactInfo" name="shippingAddressEnglish" maxLength={textLengths.postalAddress} />
      <PlaceFields
        prefix="contactInfo-"
        client={client}
        countries={lists.countries}
        country={country}
        state={state}
        required
        change={(place) => set('contactInfo', place)}
        errors={{ country: problemOf('contactInfo.country'), state: problemOf('contactInfo.state') }}
      />
      <div className="field-pair">
        <EditText section="contactInfo" name="city" maxLength={textLengths.city} />
        <EditText section="contactInfo" name="zipcode" maxLength={textLengths.zipcode} />
      </div>
      <EditText section="contactInfo" name="email" type="email" maxLength={textLengths.email} />
      <EditText section="contactInfo" name="website" type="url" hint={texts.websiteHint} maxLength={textLengths.url} />
      <EditPhone name="phone" />
      <EditPhone name="mobilePhone" />
    </>
  );
}
