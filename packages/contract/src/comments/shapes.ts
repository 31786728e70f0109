import * as z from 'zod/mini';
import { author } from '../posts/shapes.ts';
import { pathID, queryCount, querySkip, requiredText, success, uuid } from '../primitives.ts';
import { reactions, resourceTypes } from '../reactions/entity.ts';
import type { Shape } from '../shape.ts';

export const comment = z.strictObject({
  commentID: z.string(),
  content: z.string(),
  createdAt: z.string(),
  whoComment: author,
  repliesCount: z.number(),
  reactions,
});
export type Comment = z.infer<typeof comment>;

export const commentsShapes = {
  makeComment: {
    body: z.strictObject({
      resourceID: uuid,
      resourceType: z._default(z.enum(resourceTypes), 'post'),
      content: requiredText(512),
      businessID: z.optional(uuid),
    }),
    answer: success(comment),
  },
  listComments: {
    params: z.strictObject({ resourceID: pathID }),
    query: z.strictObject({ skip: z.optional(querySkip), size: z.optional(queryCount) }),
    answer: success(z.strictObject({ comments: z.array(comment), total: z.number() })),
  },
} satisfies Record<string, Shape>;
