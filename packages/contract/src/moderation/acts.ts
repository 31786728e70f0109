/** Types that a person may report. `/report` of the portal has a parameter for each. */
export const reportableTypes = ['post', 'comment', 'business', 'product', 'user', 'message', 'inquiry'] as const;
export type ReportableType = (typeof reportableTypes)[number];

/** Characters of a reported text that its report keeps and operators see: all of every text but a long description of a product. */
export const reportedLength = 2000;

/** Types that an operator may remove. Messages and inquiries stay with their parties; their author may be suspended. */
export const removableTypes = ['post', 'comment', 'business', 'product'] as const;
export type RemovableType = (typeof removableTypes)[number];

/**
 * Whether an operator may remove what a report is about.
 *
 * @example isRemovable('post') // true
 * @example isRemovable('message') // false
 */
export const isRemovable = (type: string): type is RemovableType => removableTypes.some((one) => one === type);

/** `remove` removes the reported resource, `suspend` suspends its author. */
export const moderationActs = ['remove', 'suspend'] as const;
export type ModerationAct = (typeof moderationActs)[number];
