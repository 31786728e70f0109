import type { KeyValue } from '../platform.ts';

/** An unsent inquiry. */
export interface InquiryDraft {
  /** `me` or a business's id; kept as '' while it is not known. */
  readonly from: string;
  /** One of the subjects; '' before the choice. */
  readonly option: string;
  /** Typed text of the subject `Other`. */
  readonly subject: string;
  readonly message: string;
}

export const noDraft: InquiryDraft = { from: 'me', option: '', subject: '', message: '' };

/** `place`: the receiver, with the product if there is one. */
const keyOf = (place: string) => `wbn:inquiry:${place}`;

/** Missing values are those of `start`; unreadable ones count as no draft. */
export function readDraft(storage: KeyValue, place: string, start: InquiryDraft): InquiryDraft {
  try {
    const kept = JSON.parse(storage.get(keyOf(place)) ?? '{}');
    const entries = Object.entries(start).map(([name, none]) => [
      name,
      typeof kept[name] === 'string' ? kept[name] : none,
    ]);
    return Object.fromEntries(entries) as InquiryDraft;
  } catch {
    return start;
  }
}

export function writeDraft(storage: KeyValue, place: string, draft: InquiryDraft): void {
  const { option, subject, message } = draft;
  storage.set(keyOf(place), option || subject || message ? JSON.stringify(draft) : undefined);
}
