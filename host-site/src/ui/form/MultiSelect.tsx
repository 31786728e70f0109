import { fill } from '@wbn/contract';
import type { ListRow } from '@wbn/core/controls';
import { X } from 'lucide';
import { Icon } from '../Icon.tsx';
import { Dropdown } from './Dropdown.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { useFormTexts } from './texts/index.ts';

export interface MultiSelectProps extends FieldProps {
  readonly rows: readonly ListRow[];
  readonly values: readonly string[];
  readonly disabled?: boolean;
  /** Whether typed text can be added. */
  readonly open?: boolean;
  readonly change: (values: string[]) => void;
}

/** Several values of a list: it stays open while choosing, and chosen values are removable chips below. */
export function MultiSelect({ change, disabled, open = false, rows, values, ...field }: MultiSelectProps) {
  const texts = useFormTexts();
  const nameOf = (value: string) => rows.find((row) => row.value === value)?.label ?? value;
  const without = (value: string) => values.filter((one) => one !== value);
  const toggle = (value: string) => change(values.includes(value) ? without(value) : [...values, value]);
  return (
    <Field {...field}>
      {(aria) => (
        <>
          <Dropdown
            aria={aria}
            label={field.label}
            rows={rows}
            isSelected={(one) => values.includes(one)}
            shown={values.length ? fill(texts.chosen, { count: values.length }) : ''}
            searchable
            several
            add={open ? (typed) => fill(texts.add, { name: typed }) : undefined}
            disabled={disabled}
            pick={toggle}
          />
          {values.length ? (
            <ul className="chips" aria-labelledby={`${field.id}-label`}>
              {values.map((value) => (
                <li key={value} className="chip chip-on">
                  <span dir="auto">{nameOf(value)}</span>
                  <button
                    type="button"
                    className="chip-remove"
                    aria-label={fill(texts.remove, { name: nameOf(value) })}
                    onClick={() => {
                      change(without(value));
                      document.getElementById(field.id)?.focus();
                    }}
                  >
                    <Icon node={X} size={16} />
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
        </>
      )}
    </Field>
  );
}
