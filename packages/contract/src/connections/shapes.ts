import * as z from 'zod/mini';
import { party } from '../inquiries/shapes.ts';
import { nothing, partyID, pathID, queryCount, success, text, uuid } from '../primitives.ts';
import type { Shape } from '../shape.ts';

export const connectionStates = ['pending', 'accepted', 'declined', 'withdrawn', 'ended'] as const;

export const connection = z.strictObject({
  connectionID: z.string(),
  from: party,
  to: party,
  state: z.enum(connectionStates),
  message: z.nullable(z.string()),
  createdAt: z.string(),
  answeredAt: z.nullable(z.string()),
});
export type Connection = z.infer<typeof connection>;

const named = { params: z.strictObject({ id: pathID }), body: z.optional(nothing), answer: success(connection) };

export const connectionsShapes = {
  /** `businessID`: the business that the sender speaks for. Repeating returns the existing request. */
  requestConnection: {
    body: z.strictObject({ to: uuid, businessID: z.optional(uuid), message: z.optional(text(300)) }),
    answer: success(connection),
  },
  /** Live connections, newest first; with `with`, only the one with that party. nextID null: no further page. */
  listConnections: {
    query: z.strictObject({
      ubid: partyID,
      state: z.optional(z.enum(['pending', 'accepted'])),
      with: z.optional(uuid),
      nextID: z.optional(text(200)),
      size: z.optional(queryCount),
    }),
    answer: success(z.strictObject({ items: z.array(connection), nextID: z.nullable(z.string()) })),
  },
  acceptConnection: named,
  declineConnection: named,
  /** Withdraws a request, or ends the connection. */
  endConnection: named,
} satisfies Record<string, Shape>;
