import { Field, type FieldProps } from '../../ui/form/Field.tsx';
import { NativeDropdown } from '../../ui/form/NativeDropdown.tsx';
import type { Option } from './options.ts';

interface NativeSelectProps extends FieldProps {
  readonly name: string;
  readonly value: string;
  /** The first option: no choice. */
  readonly none: string;
  readonly options: readonly Option[];
  readonly change: (value: string) => void;
}

/** The browser's own dropdown: fastest for a form with many lists. */
export function NativeSelect({ change, name, none, options, value, ...field }: NativeSelectProps) {
  return (
    <Field {...field}>
      {(aria) => (
        <NativeDropdown {...aria} name={name} value={value} onChange={(event) => change(event.currentTarget.value)}>
          <option value="">{none}</option>
          {options.map(([code, label]) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </NativeDropdown>
      )}
    </Field>
  );
}
