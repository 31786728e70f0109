import type { ReactNode } from 'react';
import './form.css';

/** Props of every control with a label. */
export interface FieldProps {
  /** Id of the control; the error summary links to it. */
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Shows and announces the mark; does not validate. */
  readonly required?: boolean;
  /** Hidden visually if its position is self-explanatory. */
  readonly hideLabel?: boolean;
}

/** Attributes for the control. */
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
