import * as z from 'zod/mini';
import { post } from '../posts/shapes.ts';
import { pathID, queryCount, querySkip, success, text, uuid } from '../primitives.ts';
import type { Shape } from '../shape.ts';

export const timelinesShapes = {
  loadNewsfeed: {
    /** `businessID`: the business that the reader speaks for, whose reactions are told instead of the reader's. */
    query: z.strictObject({ nextID: z.optional(text(200)), businessID: z.optional(uuid) }),
    /** nextID null: no further page. */
    answer: success(z.strictObject({ items: z.array(post), nextID: z.nullable(z.string()) })),
  },
  loadTimeline: {
    params: z.strictObject({ timelineID: pathID }),
    query: z.strictObject({ skip: z.optional(querySkip), size: z.optional(queryCount) }),
    /** isOver: no older posts follow, so clients need not request an empty page. */
    answer: success(z.strictObject({ items: z.array(post), isOver: z.boolean() })),
  },
} satisfies Record<string, Shape>;
