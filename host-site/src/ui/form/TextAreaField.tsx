import { fill } from '@wbn/contract';
import { Field, type FieldProps } from './Field.tsx';
import { useFormTexts } from './texts/index.ts';

export interface TextAreaFieldProps extends FieldProps {
  readonly value: string;
  readonly change: (value: string) => void;
  /** In UTF-16 units, as the server counts. */
  readonly limit?: number;
  readonly rows?: number;
  readonly placeholder?: string;
}

/** A text area with a counter: default 512 characters and 6 rows. */
export function TextAreaField({ change, limit = 512, placeholder, rows = 6, value, ...field }: TextAreaFieldProps) {
  const texts = useFormTexts();
  return (
    <Field {...field}>
      {(aria) => (
        <>
          <textarea
            {...aria}
            className="field-input"
            rows={rows}
            maxLength={limit}
            dir="auto"
            value={value}
            placeholder={placeholder}
            aria-describedby={[aria['aria-describedby'], `${field.id}-count`].filter(Boolean).join(' ')}
            onChange={(event) => change(event.currentTarget.value)}
          />
          <p className="field-count">
            <span aria-hidden="true">
              {value.length}/{limit}
            </span>
            <span className="visually-hidden" id={`${field.id}-count`}>
              {fill(texts.count, { count: value.length, limit })}
            </span>
          </p>
        </>
      )}
    </Field>
  );
}
