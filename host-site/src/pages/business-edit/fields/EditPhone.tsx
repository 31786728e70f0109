import { textLengths } from '@wbn/contract';
import { useMemo } from 'react';
import { useSite } from '../../../site-context.ts';
import { countryRows } from '../../../ui/form/country-rows.ts';
import { SearchableSelect } from '../../../ui/form/SearchableSelect.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useEditorContext, useField } from '../editor-context.ts';

/** A dial code and a number. */
export function EditPhone({ name }: { readonly name: 'phone' | 'mobilePhone' }) {
  const site = useSite();
  const { lists, texts } = useEditorContext();
  const { change, error, id, value } = useField('contactInfo', name);
  const rows = useMemo(() => {
    const codes = new Map(lists.countries.map(({ code, dialCode }) => [code, dialCode]));
    // Several countries may share a dial code: show the first one.
    const seen = new Set<string>();
    return countryRows(lists.countries, site.locale).flatMap(({ label, value: country }) => {
      const code = codes.get(country);
      if (!code || seen.has(code)) return [];
      seen.add(code);
      return [{ value: code, label: `${label} \u2066${code}\u2069` }];
    });
  }, [lists.countries, site.locale]);
  return (
    <fieldset className="field field-group">
      <legend className="field-label">{site.texts.fields[name]}</legend>
      <div className="field-pair">
        <SearchableSelect
          id={id}
          label={texts.dialCode}
          rows={rows}
          value={value.countryCode}
          shown={value.countryCode}
          change={(countryCode) => change({ ...value, countryCode })}
          error={error}
        />
        <TextField
          id={`${id}-number`}
          label={texts.number}
          type="tel"
          maxLength={textLengths.phoneNumber}
          value={value.number}
          change={(number) => change({ ...value, number })}
        />
      </div>
    </fieldset>
  );
}
