import { useFormTexts } from './texts/index.ts';

/** Explains the mark of required fields. Controls announce it themselves. */
export function RequiredNote() {
  return (
    <p className="field-hint" aria-hidden="true">
      {useFormTexts().requiredNote}
    </p>
  );
}
