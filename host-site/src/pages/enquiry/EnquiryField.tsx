import { textLengths } from '@wbn/contract';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { EnquiryData } from './loader.ts';
import { NativeSelect } from './NativeSelect.tsx';
import { optionsOf } from './options.ts';
import { controlID } from './use-enquiry-draft.ts';
import { type FieldName, inputKinds } from './values.ts';

interface EnquiryFieldProps extends EnquiryData {
  readonly name: FieldName;
  readonly value: string;
  readonly change: (value: string) => void;
}

/** Fields with an asterisk; none is required. */
const marked: readonly FieldName[] = ['companyPhone', 'email'];

/** The control for a field, by its name. */
export function EnquiryField({ change, name, options, texts, value }: EnquiryFieldProps) {
  const label = marked.includes(name) ? `${texts.fields[name]} *` : texts.fields[name];
  const field = { id: controlID(name), label, change, value };
  const list = optionsOf(name, options);
  if (list) {
    const none = name === 'usaState' ? texts.selectState : texts.select;
    return <NativeSelect {...field} name={name} none={none} options={list} />;
  }
  if (name === 'moreInfoBuy' || name === 'moreInfoSell') return <TextAreaField {...field} />;
  const { fill, numeric, type } = inputKinds[name] ?? {};
  return (
    <TextField
      {...field}
      type={type}
      inputMode={numeric ? 'numeric' : undefined}
      maxLength={numeric ? textLengths.enquiryNumber : textLengths.enquiryLine}
      autoComplete={fill}
    />
  );
}
