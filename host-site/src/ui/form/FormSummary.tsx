import { useEffect, useRef } from 'react';
import { useFormTexts } from './texts/index.ts';
import './form.css';

export interface FieldProblem {
  /** The id of the control. */
  readonly id: string;
  readonly text: string;
}

interface FormSummaryProps {
  readonly problems: readonly FieldProblem[];
  /** The error of the whole form as a sentence. */
  readonly title?: string | undefined;
  /** Increased with each attempt: a change moves the focus here. */
  readonly attempt: number;
  /** Shows a field that may be on another tab. */
  readonly go?: (id: string) => void;
}

const focusOn = (id: string) => document.getElementById(id)?.focus();

/** The errors above a form, each linked to its field. Takes the focus after a failed attempt. */
export function FormSummary({ attempt, go = focusOn, problems, title }: FormSummaryProps) {
  const texts = useFormTexts();
  const box = useRef<HTMLDivElement>(null);
  const isShown = problems.length > 0 || title !== undefined;
  useEffect(() => {
    if (attempt > 0 && isShown) box.current?.focus();
  }, [attempt, isShown]);
  if (!isShown) return null;
  return (
    <div className="form-summary" role="alert" tabIndex={-1} ref={box}>
      <p className="form-summary-title">{title ?? texts.summary}</p>
      {problems.length ? (
        <ul>
          {problems.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  go(id);
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
