import type { MailFrequency, PreferenceKind } from './kinds.ts';

const offOrDaily = ['off', 'daily'] as const;

/** When mails of each kind come, as people may choose it. */
export const mailTimes: Readonly<Record<PreferenceKind, readonly MailFrequency[]>> = {
  inquiry: ['off', 'instant', 'daily'],
  comment: offOrDaily,
  like: offOrDaily,
  follow: offOrDaily,
  connect: offOrDaily,
  weekly: ['off', 'weekly'],
};
