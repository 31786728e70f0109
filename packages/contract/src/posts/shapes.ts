import * as z from 'zod/mini';
import { nothing, pathID, picture, requiredText, success, uploadToken, uuid } from '../primitives.ts';
import { reactions, reactionTypes } from '../reactions/entity.ts';
import type { Shape } from '../shape.ts';

/** A user, or a business if businessID is set. */
export const author = z.strictObject({
  userID: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profilePhoto: picture,
  businessID: z.optional(z.string()),
  companyName: z.optional(z.string()),
});
export type Author = z.infer<typeof author>;

/** Both flat fields and `header` and `body` are sent, because clients read both; prefer `header` and `body`. */
export const post = z.strictObject({
  postID: z.string(),
  content: z.string(),
  createdAt: z.string(),
  author,
  header: z.strictObject({ author, metadata: z.strictObject({ datetime: z.string(), resourceID: z.string() }) }),
  body: z.strictObject({ text: z.string(), picture }),
  reactions,
  /** The reader's own, null for none. Only the newsfeed says it. */
  reactionType: z.optional(z.nullable(z.enum(reactionTypes))),
});
export type Post = z.infer<typeof post>;

const named = z.strictObject({ postID: z.optional(uuid) });

export const postsShapes = {
  makePost: {
    body: z.strictObject({
      content: requiredText(2000),
      timelineID: uuid,
      timelineType: z.enum(['user', 'business']),
      businessID: z.optional(uuid),
      picture: z.optional(uploadToken),
    }),
    answer: success(z.strictObject({ postID: z.string() })),
  },
  readPost: { params: z.strictObject({ postID: pathID }), answer: success(post) },
  removePost: { query: named, body: z.optional(named), answer: success(nothing) },
} satisfies Record<string, Shape>;
