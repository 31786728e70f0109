/** What an operator may take away; a message and an inquiry stay with their parties, whose author may be suspended. */
export const removableTypes = ['post', 'comment', 'business', 'product'] as const;
export type RemovableType = (typeof removableTypes)[number];

export const isRemovable = (type: string): type is RemovableType => removableTypes.some((one) => one === type);

/** `remove` takes away what was reported, `suspend` shuts its author out of the network. */
export const moderationActs = ['remove', 'suspend'] as const;
export type ModerationAct = (typeof moderationActs)[number];
