export const notificationKinds = ['inquiry', 'comment', 'like', 'follow', 'connect'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** `weekly` is the weekly digest: a mail alone, `weekly` or `off`. */
export const preferenceKinds = [...notificationKinds, 'weekly'] as const;
export type PreferenceKind = (typeof preferenceKinds)[number];

export const mailFrequencies = ['off', 'instant', 'daily', 'weekly'] as const;
export type MailFrequency = (typeof mailFrequencies)[number];
