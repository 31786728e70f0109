import * as z from 'zod/mini';
import { maxReactions } from '../limits.ts';
import { idList, pathID, success, uuid } from '../primitives.ts';
import type { Shape } from '../shape.ts';
import { reactions, reactionTypes, resourceTypes } from './entity.ts';

const resource = z.strictObject({ resourceType: z.enum(resourceTypes) });
const reaction = { resourceID: uuid, businessID: z.optional(uuid) };

export const reactionsShapes = {
  reactionSummary: { params: z.strictObject({ id: pathID }), answer: success(reactions) },
  checkReaction: {
    params: z.strictObject({ resourceID: pathID }),
    query: z.strictObject({ businessID: z.optional(uuid) }),
    answer: success(z.strictObject({ reactionType: z.optional(z.enum(reactionTypes)) })),
  },
  readReactions: {
    /** `businessID`: the business that a person speaks for. Visitors have no reactions of their own. */
    query: z.strictObject({ ids: idList(maxReactions), businessID: z.optional(uuid) }),
    answer: success(
      z.array(
        z.strictObject({
          resourceID: z.string(),
          ...reactions.shape,
          reactionType: z.optional(z.enum(reactionTypes)),
        }),
      ),
    ),
  },
  react: {
    params: resource,
    body: z.strictObject({ ...reaction, reactionType: z.enum(reactionTypes) }),
    answer: success(reactions),
  },
  unreact: {
    params: resource,
    /** Proxies may drop the body of a DELETE, so the query accepts the same names. */
    query: z.partial(z.strictObject({ ...reaction, reactionType: z.enum(reactionTypes) })),
    body: z.optional(z.partial(z.strictObject({ ...reaction, reactionType: z.enum(reactionTypes) }))),
    answer: success(reactions),
  },
} satisfies Record<string, Shape>;
