import type { EditorSection, EditorValues } from '@wbn/core/business-editor';
import { useSite } from '../../../site-context.ts';
import type { Texts } from '../../../texts/en.ts';
import { MultiSelect } from '../../../ui/form/MultiSelect.tsx';
import { useEditorContext, useField } from '../editor-context.ts';

type ListName<S extends EditorSection> = {
  [F in keyof EditorValues[S]]: EditorValues[S][F] extends readonly string[] ? F : never;
}[keyof EditorValues[S]] &
  keyof Texts['fields'];

interface EditListProps<S extends EditorSection> {
  readonly section: S;
  readonly name: ListName<S>;
  /** Common values; the owner may add others. */
  readonly choices: readonly string[];
}

/** A list of words, shown in the page's language and stored in the list's language. */
export function EditList<S extends EditorSection>({ choices, name, section }: EditListProps<S>) {
  const site = useSite();
  const { lists, texts } = useEditorContext();
  const { change, error, id, value } = useField(section, name);
  const values = value as readonly string[];
  const rows = [...new Set([...choices, ...values])].map((one) => ({ value: one, label: lists.sayTradeWord(one) }));
  return (
    <MultiSelect
      id={id}
      label={site.texts.fields[name]}
      hint={texts.listHint}
      rows={rows}
      values={values}
      open
      change={(to) => change(to as never)}
      error={error}
    />
  );
}
