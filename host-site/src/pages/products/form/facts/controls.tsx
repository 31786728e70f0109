import { currencies, type FactKind, incoterms, productLengths, unitNames } from '@wbn/contract';
import type { ComponentType } from 'react';
import { useSite } from '../../../../site-context.ts';
import { Choices } from '../../../../ui/form/Choices.tsx';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { TextField } from '../../../../ui/form/TextField.tsx';
import type { FactControlProps } from './control-props.ts';
import { StepsField } from './StepsField.tsx';

type Control = ComponentType<FactControlProps>;

const Amount: Control = ({ texts: _, words: __, ...field }) => (
  <TextField {...field} inputMode="decimal" maxLength={24} />
);
const Digits: Control = ({ texts: _, words: __, ...field }) => (
  <TextField {...field} inputMode="numeric" maxLength={16} />
);

const Line: Control = ({ texts: _, words: __, ...field }) => <TextField {...field} maxLength={productLengths.fact} />;

const Currency: Control = ({ texts, words: _, ...field }) => {
  const { locale } = useSite();
  const names = new Intl.DisplayNames([locale], { type: 'currency' });
  const rows = currencies().map((code) => ({ value: code, label: `${code} – ${names.of(code)}` }));
  return <SelectField {...field} rows={[{ value: '', label: texts.facts.notSaid }, ...rows]} searchable />;
};

const UnitChoice: Control = ({ texts, words, ...field }) => {
  const rows = unitNames.map((unit) => ({ value: unit, label: words.units[unit] }));
  return <SelectField {...field} rows={[{ value: '', label: texts.facts.notSaid }, ...rows]} />;
};

const YesOrNo: Control = ({ texts, words, ...field }) => {
  const rows = [
    { value: '', label: texts.facts.notSaid },
    { value: 'yes', label: words.yes },
    { value: 'no', label: words.no },
  ];
  return <SelectField {...field} rows={rows} />;
};

const termNames = Object.fromEntries(incoterms.map((term) => [term, term]));
const Terms: Control = ({ change, error, id, label, value }) => (
  <Choices
    id={id}
    label={label}
    error={error}
    names={termNames}
    values={value.split(', ')}
    change={(terms) => change(terms.join(', '))}
  />
);

export const controls: Readonly<Record<FactKind, Control>> = {
  money: Amount,
  currency: Currency,
  steps: StepsField,
  quantity: Digits,
  unit: UnitChoice,
  incoterms: Terms,
  days: Digits,
  yesNo: YesOrNo,
  hsCode: Digits,
  text: Line,
};
