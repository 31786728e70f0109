import type { ReactNode } from 'react';
import './form.css';

/** What every control with a label takes. */
export interface FieldProps {
  /** Of the control itself; the error summary leads there. */
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Marked, and said to screen readers; nothing is checked here. */
  readonly required?: boolean;
  /** For screen readers only: where its place says what it is. */
  readonly hideLabel?: boolean;
}

/** To be spread on the control. */
export interface FieldAria {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface Props extends FieldProps {
  readonly children: (aria: FieldAria) => ReactNode;
}

/** Label above, hint below, error beside the control. */
export function Field({ children, error, hideLabel, hint, id, label, required }: Props) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const aria: FieldAria = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  return (
    <div className="field" data-invalid={error ? true : undefined}>
      <label
        className={hideLabel ? 'visually-hidden' : required ? 'field-label field-required' : 'field-label'}
        htmlFor={id}
        id={`${id}-label`}
      >
        {label}
      </label>
      {children(aria)}
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
