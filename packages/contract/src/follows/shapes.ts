import * as z from 'zod/mini';
import { pathID, success, uuid } from '../primitives.ts';
import type { Shape } from '../shape.ts';

/** `session` is truthy if the viewer follows. */
export const followSummary = z.strictObject({
  followersCount: z.number(),
  session: z.nullable(z.strictObject({ following: z.literal(true) })),
});

export const followsShapes = {
  followSummary: { params: z.strictObject({ id: pathID }), answer: success(followSummary) },
  follow: { body: z.strictObject({ resourceID: uuid }), answer: success(followSummary) },
  unfollow: { params: z.strictObject({ id: pathID }), answer: success(followSummary) },
} satisfies Record<string, Shape>;
