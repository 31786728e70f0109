import { productLengths } from '@wbn/contract';
import type { Client } from '@wbn/core';
import type { FactWords } from '../../../product-facts/texts/en.ts';
import { Choices } from '../../../ui/form/Choices.tsx';
import { Failure } from '../../../ui/form/Failure.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { CategoryField } from '../form/CategoryField.tsx';
import type { ProductsTexts } from '../texts/en.ts';
import { type BulkValues, type EmptiedField, emptiable } from './bulk-rows.ts';

interface Props {
  readonly client: Client;
  readonly texts: ProductsTexts;
  readonly words: FactWords;
  readonly values: BulkValues;
  readonly change: (values: BulkValues) => void;
  /** The field that is wrong, or `nothing`. */
  readonly problem: { readonly field: string; readonly text: string } | undefined;
}

/** The fields that several products can share. */
export function BulkFields({ change, client, problem, texts, values, words }: Props) {
  const { bulk, columns, form } = texts;
  const set = (part: Partial<BulkValues>) => change({ ...values, ...part });
  const labels = { ...words.labels, keywords: form.keywords, leadTime: form.leadTime };
  const emptiedNames = Object.fromEntries(emptiable(values).map((field) => [field, labels[field]])) as Readonly<
    Record<EmptiedField, string>
  >;
  const keep = { value: '', label: bulk.keep };
  return (
    <div className="form-card">
      <p className="field-hint">{bulk.hint}</p>
      <CategoryField
        client={client}
        texts={texts}
        value={values.categoryID}
        change={(categoryID) => set({ categoryID })}
      />
      <TextField
        id="bulk-lead-time"
        label={form.leadTime}
        hint={form.leadTimeHint}
        maxLength={productLengths.leadTime}
        value={values.leadTime}
        change={(leadTime) => set({ leadTime })}
      />
      <TextField
        id="bulk-lead-time-days"
        label={words.labels.leadTimeDays}
        inputMode="numeric"
        maxLength={16}
        error={problem?.field === 'leadTimeDays' ? problem.text : undefined}
        value={values.leadTimeDays}
        change={(leadTimeDays) => set({ leadTimeDays })}
      />
      <SelectField
        id="bulk-sample"
        label={words.labels.sample}
        rows={[keep, { value: 'yes', label: words.yes }, { value: 'no', label: words.no }]}
        value={values.sample}
        change={(sample) => set({ sample })}
      />
      <SelectField
        id="bulk-state"
        label={columns.state}
        rows={[keep, { value: 'published', label: texts.published }, { value: 'draft', label: texts.draft }]}
        value={values.state}
        change={(state) => set({ state })}
      />
      <Choices
        id="bulk-emptied"
        label={bulk.empty}
        names={emptiedNames}
        values={values.emptied}
        change={(emptied) => set({ emptied })}
      />
      <p className="field-hint">{bulk.emptyHint}</p>
      <Failure text={problem && problem.field !== 'leadTimeDays' ? problem.text : ''} />
    </div>
  );
}
