import type { ReactNode } from 'react';

interface FieldProps {
  readonly label: string;
  /** The error; undefined if there is none. */
  readonly error: string | undefined;
  readonly children: ReactNode;
}

export const Field = ({ label, error, children }: FieldProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: its children hold the control
  <label className={error ? 'wrong' : ''}>
    <span>{label}</span>
    {children}
    {error && <p className="error">{error}</p>}
  </label>
);
