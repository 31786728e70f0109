import { Dropdown } from './Dropdown.tsx';
import { Field } from './Field.tsx';
import type { SelectFieldProps } from './SelectField.tsx';

/** One of a long list, narrowed by typing. */
export function SearchableSelect({ change, disabled, rows, shown, value, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(aria) => (
        <Dropdown
          aria={aria}
          label={field.label}
          rows={rows}
          isSelected={(one) => one === value}
          shown={rows.find((row) => row.value === value)?.label ?? shown ?? ''}
          searchable
          disabled={disabled}
          pick={change}
        />
      )}
    </Field>
  );
}
