import type { ListRow } from '@wbn/core/controls';
import { Dropdown } from './Dropdown.tsx';
import { Field, type FieldProps } from './Field.tsx';

export interface SelectFieldProps extends FieldProps {
  readonly rows: readonly ListRow[];
  readonly value: string;
  /** Text for a value that is not in the rows. */
  readonly shown?: string;
  readonly disabled?: boolean;
  /** Filtered by typing; default false. */
  readonly searchable?: boolean;
  readonly change: (value: string) => void;
}

/** A value of a list. */
export function SelectField({ change, disabled, rows, searchable = false, shown, value, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(aria) => (
        <Dropdown
          aria={aria}
          label={field.label}
          rows={rows}
          isSelected={(one) => one === value}
          shown={rows.find((row) => row.value === value)?.label ?? shown ?? ''}
          searchable={searchable}
          disabled={disabled}
          pick={change}
        />
      )}
    </Field>
  );
}
