/** Why a person reports something. */
export const reportReasons = ['spam', 'fraud', 'abuse', 'copyright', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
