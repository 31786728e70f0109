import type { KeyValue } from '../platform.ts';

interface DraftFields {
  /** `me` or a business's id; kept as '' while it is not known. */
  from: string;
  /** One of the subjects; '' before the choice. */
  option: string;
  /** Typed text of the subject `Other`. */
  subject: string;
  message: string;
}

/** An unsent inquiry. */
export type InquiryDraft = Readonly<DraftFields>;

export const noDraft: InquiryDraft = { from: '', option: '', subject: '', message: '' };

/** `place`: the receiver, with the product if there is one. */
const keyOf = (place: string) => `wbn:inquiry:${place}`;

/** Missing values are those of `start`; unreadable ones count as no draft. */
export function readDraft(storage: KeyValue, place: string, start: InquiryDraft): InquiryDraft {
  try {
    const kept = JSON.parse(storage.get(keyOf(place)) ?? '{}');
    const draft: DraftFields = { ...start };
    for (const name of Object.keys(start) as (keyof InquiryDraft)[])
      if (typeof kept[name] === 'string') draft[name] = kept[name];
    return draft;
  } catch {
    return start;
  }
}

export function writeDraft(storage: KeyValue, place: string, draft: InquiryDraft): void {
  storage.set(keyOf(place), draft.option + draft.subject + draft.message ? JSON.stringify(draft) : undefined);
}
