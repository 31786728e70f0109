import { inquirySubjects, otherSubject } from '@wbn/contract';
import type { InquiryForm, InquiryFormState } from '@wbn/core';
import type { InquiryFormTexts } from './texts/en.ts';

interface SubjectProps {
  readonly draft: InquiryFormState['draft'];
  readonly texts: InquiryFormTexts;
  /** The page's subject, which the visitor cannot change; '' for none. */
  readonly fixed: string;
  /** It was empty when the visitor wanted to send. */
  readonly isMissing: boolean;
  readonly change: InquiryForm['change'];
}

/** A subject of the list, or the visitor's own words. */
export function Subject({ draft, texts, fixed, isMissing, change }: SubjectProps) {
  if (fixed) {
    return (
      <output part="subject">
        <bdi>{texts.subjects[inquirySubjects.indexOf(fixed)] ?? fixed}</bdi>
      </output>
    );
  }
  return (
    <>
      <select
        part="subject"
        required
        aria-invalid={isMissing}
        value={draft.option}
        onChange={(event) => change({ option: event.currentTarget.value })}
      >
        <option value="" hidden>
          {texts.choose}
        </option>
        {inquirySubjects.map((value, index) => (
          <option key={value} value={value}>
            {texts.subjects[index]}
          </option>
        ))}
      </select>
      {draft.option === otherSubject && (
        <input
          part="other"
          aria-label={texts.other}
          placeholder={texts.other}
          maxLength={200}
          dir="auto"
          required
          aria-invalid={isMissing}
          value={draft.subject}
          onInput={(event) => change({ subject: event.currentTarget.value })}
        />
      )}
    </>
  );
}
