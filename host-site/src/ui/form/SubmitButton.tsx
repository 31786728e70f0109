import type { ReactNode } from 'react';
import './form.css';

interface SubmitButtonProps {
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** Submits the form; shows progress and is disabled meanwhile, so that nothing is sent twice. */
export function SubmitButton({ busy, children }: SubmitButtonProps) {
  return (
    <button type="submit" className="button button-primary" disabled={busy} aria-busy={busy}>
      {busy ? <span className="spinner spinner-small" aria-hidden="true" /> : null}
      {children}
    </button>
  );
}
