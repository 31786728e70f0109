import { textLengths } from '@wbn/contract';
import { dialCode } from '@wbn/core';
import { useSite } from '../../site-context.ts';
import { PlaceFields } from '../../ui/form/PlaceFields.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { FieldsProps } from './fields-props.ts';

/** Contact data of a profile. */
export function ContactFields({ change, client, editable, errorOf, texts, values }: FieldsProps) {
  const { countries, profile } = editable;
  const { locale, settings } = useSite();
  const code = dialCode(values.phoneCode);
  const flag =
    countries.find((country) => country.code === values.country && country.dialCode === code)?.emoji ??
    countries.find((country) => country.dialCode === code)?.emoji;
  return (
    <fieldset className="form-part">
      <legend>{texts.contact}</legend>
      <PlaceFields
        client={client}
        countries={countries}
        country={values.country}
        state={values.state}
        shownState={profile.state?.stateID === values.state ? profile.state.stateName : undefined}
        canClear
        change={change}
        errors={{ country: errorOf('country'), state: errorOf('state') }}
      />
      <TextField
        id="city"
        label={texts.city}
        value={values.city}
        change={(city) => change({ city })}
        error={errorOf('city')}
        maxLength={textLengths.city}
        autoComplete="address-level2"
      />
      <TextField
        id="email"
        label={texts.email}
        hint={
          <>
            {texts.emailHint} <a href={`${settings.accounts}/account/email?lang=${locale}`}>{texts.emailChange}</a>
          </>
        }
        type="email"
        value={profile.email}
        change={() => {}}
        readOnly
      />
      <div className="form-phone">
        <div className="form-phone-code">
          <span className="form-phone-flag" aria-hidden="true">
            {flag ?? '🏳️'}
          </span>
          <TextField
            id="phoneCode"
            label={texts.dialCode}
            type="tel"
            value={values.phoneCode}
            change={(phoneCode) => change({ phoneCode })}
            maxLength={textLengths.phoneCode}
            autoComplete="tel-country-code"
            placeholder="+966"
          />
        </div>
        <TextField
          id="phoneNumber"
          label={texts.phone}
          hint={texts.phoneHint}
          type="tel"
          value={values.phoneNumber}
          change={(phoneNumber) => change({ phoneNumber })}
          error={errorOf('phoneNumber')}
          maxLength={textLengths.phoneNumber}
          autoComplete="tel-national"
        />
      </div>
    </fieldset>
  );
}
