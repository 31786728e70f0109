import { useId } from 'react';
import { useSite } from '../../site-context.ts';
import type { FieldProps } from './Field.tsx';
import { pickerYears } from './picker-years.ts';
import { SelectField } from './SelectField.tsx';
import { useFormTexts } from './texts/index.ts';
import './form.css';

export interface MonthPickerProps extends Omit<FieldProps, 'required'> {
  /** `YYYY-MM`, either part may be empty: `2026-`; '' for none. */
  readonly value: string;
  readonly change: (value: string) => void;
}

/** A year and a month. */
export function MonthPicker({ change, error, hint, id, label, value }: MonthPickerProps) {
  const { locale } = useSite();
  const texts = useFormTexts();
  const describing = useId();
  const [year = '', month = ''] = value.split('-');
  const nameOf = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: nameOf.format(Date.UTC(2000, index)),
  }));
  const years = pickerYears(new Date().getFullYear()).map((one) => ({ value: String(one), label: String(one) }));
  const none = { value: '', label: '—' };
  const set = (to: string) => change(to === '-' ? '' : to);
  return (
    <fieldset className="field field-group" aria-describedby={describing} data-invalid={error ? true : undefined}>
      <legend className="field-label">{label}</legend>
      <div className="field-pair">
        <SelectField
          id={id}
          label={texts.year}
          rows={year ? [none, ...years] : years}
          value={year}
          shown={year}
          change={(to) => set(`${to}-${month}`)}
        />
        <SelectField
          id={`${id}-month`}
          label={texts.month}
          rows={month ? [none, ...months] : months}
          value={month}
          change={(to) => set(`${year}-${to}`)}
        />
      </div>
      <div id={describing}>
        {hint ? <p className="field-hint">{hint}</p> : null}
        {error ? <p className="field-error">{error}</p> : null}
      </div>
    </fieldset>
  );
}
