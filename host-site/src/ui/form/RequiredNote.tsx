import { useFormTexts } from './texts/index.ts';

/** What the mark beside a label means. Controls say it to screen readers themselves. */
export function RequiredNote() {
  return (
    <p className="field-hint" aria-hidden="true">
      {useFormTexts().requiredNote}
    </p>
  );
}
