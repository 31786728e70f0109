import type { State } from '@wbn/contract/shapes';
import { dialCode, statesOf } from '@wbn/core';
import { useEffect, useState } from 'react';
import { SearchableSelect } from '../../ui/form/SearchableSelect.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { FieldsProps } from './fields-props.ts';
import { optionalRows } from './optional-rows.ts';

/** The states of a country; of another country's nothing is shown while they are fetched. */
function useStates(client: FieldsProps['client'], country: string): readonly State[] {
  const [found, setFound] = useState<{ country: string; states: readonly State[] }>();
  useEffect(() => {
    if (!country) return;
    let current = true;
    statesOf(client, country).then(
      (states) => current && setFound({ country, states }),
      () => current && setFound({ country, states: [] }),
    );
    return () => {
      current = false;
    };
  }, [client, country]);
  return found?.country === country ? found.states : [];
}

/** Where somebody is, and how to reach them. */
export function ContactFields({ change, client, editable, errorOf, texts, values }: FieldsProps) {
  const { countries, profile } = editable;
  const states = useStates(client, values.country);
  const code = dialCode(values.phoneCode);
  const flag =
    countries.find((country) => country.code === values.country && country.dialCode === code)?.emoji ??
    countries.find((country) => country.dialCode === code)?.emoji;
  return (
    <fieldset className="form-part">
      <legend>{texts.contact}</legend>
      <div className="form-pair">
        <SearchableSelect
          id="country"
          label={texts.country}
          rows={optionalRows(
            countries.map(({ code: value, countryName, emoji }) => ({ value, label: `${emoji} ${countryName}` })),
            values.country,
          )}
          value={values.country}
          change={(country) => country !== values.country && change({ country, state: '' })}
          error={errorOf('country')}
        />
        <SearchableSelect
          id="state"
          label={texts.state}
          hint={values.country ? undefined : texts.noStates}
          rows={optionalRows(
            states.map(({ stateID, stateName }) => ({ value: stateID, label: stateName })),
            values.state,
          )}
          value={values.state}
          shown={profile.state?.stateID === values.state ? profile.state.stateName : ''}
          disabled={!values.country}
          change={(state) => change({ state })}
          error={errorOf('state')}
        />
      </div>
      <TextField
        id="city"
        label={texts.city}
        value={values.city}
        change={(city) => change({ city })}
        error={errorOf('city')}
        maxLength={120}
        autoComplete="address-level2"
      />
      <TextField
        id="email"
        label={texts.email}
        hint={texts.emailHint}
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
            maxLength={8}
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
          maxLength={20}
          autoComplete="tel-national"
        />
      </div>
    </fieldset>
  );
}
