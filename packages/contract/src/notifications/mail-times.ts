import type { NotificationPreference, PreferenceKind } from './shapes.ts';

const offOrDaily = ['off', 'daily'] as const;

/** When mails of each kind come, as people may choose it. */
export const mailTimes: Readonly<Record<PreferenceKind, readonly NotificationPreference['email'][]>> = {
  inquiry: ['off', 'instant', 'daily'],
  comment: offOrDaily,
  like: offOrDaily,
  follow: offOrDaily,
  connect: offOrDaily,
  weekly: ['off', 'weekly'],
};
