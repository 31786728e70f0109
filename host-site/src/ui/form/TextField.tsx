import { Field, type FieldProps } from './Field.tsx';

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly change: (value: string) => void;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  readonly inputMode?: 'text' | 'numeric' | 'decimal';
  readonly maxLength?: number;
  readonly autoComplete?: string;
  readonly placeholder?: string;
  readonly readOnly?: boolean;
  /** Unit after the value: `m²`. */
  readonly unit?: string;
}

/** A line of text. Latin data such as addresses and numbers keeps its direction on an Arabic page. */
export function TextField({ change, inputMode, type = 'text', unit, value, ...props }: TextFieldProps) {
  const { autoComplete = 'off', error, hint, id, label, maxLength, placeholder, readOnly, required } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      {(aria) => (
        <span className="field-line">
          <input
            {...aria}
            className="field-input"
            type={type}
            inputMode={inputMode}
            dir={type === 'text' && !inputMode ? 'auto' : 'ltr'}
            value={value}
            maxLength={maxLength}
            autoComplete={autoComplete}
            placeholder={placeholder}
            readOnly={readOnly}
            onChange={(event) => change(event.currentTarget.value)}
          />
          {unit ? (
            <span className="field-unit" aria-hidden="true">
              <bdi>{unit}</bdi>
            </span>
          ) : null}
        </span>
      )}
    </Field>
  );
}
