import type { EditorSection, EditorValues } from '@wbn/core/business-editor';
import { useSite } from '../../../site-context.ts';
import type { Texts } from '../../../texts/en.ts';
import { TextField, type TextFieldProps } from '../../../ui/form/TextField.tsx';
import { useField } from '../editor-context.ts';

type TextName<S extends EditorSection> = {
  [F in keyof EditorValues[S]]: EditorValues[S][F] extends string ? F : never;
}[keyof EditorValues[S]] &
  string;

interface EditTextProps<S extends EditorSection>
  extends Pick<TextFieldProps, 'hint' | 'inputMode' | 'maxLength' | 'required' | 'type' | 'unit'> {
  readonly section: S;
  readonly name: TextName<S>;
  /** Replaces the portal's usual label of the field. */
  readonly label?: string;
}

/** A single-line field of a business. */
export function EditText<S extends EditorSection>({ label, name, section, ...rest }: EditTextProps<S>) {
  const { texts } = useSite();
  const { change, error, id, value } = useField(section, name);
  return (
    <TextField
      {...rest}
      id={id}
      label={label ?? texts.fields[name as keyof Texts['fields']]}
      value={String(value)}
      change={(to) => change(to as typeof value)}
      error={error}
    />
  );
}
