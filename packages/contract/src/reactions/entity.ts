import * as z from 'zod/mini';

/** Types that can be liked, commented on and counted. */
export const resourceTypes = ['post', 'comment', 'business', 'product'] as const;
export type ResourceType = (typeof resourceTypes)[number];
export const reactionTypes = ['like'] as const;

/** The count as cards and profiles carry it. */
export const reactions = z.strictObject({ reactionCount: z.strictObject({ like: z.number() }) });
export type Reactions = z.infer<typeof reactions>;
