import * as z from 'zod/mini';
import { partyID, pathID, requiredText, success } from '../primitives.ts';
import type { Shape } from '../shape.ts';

/** `from` is relative to the thread: S is the party that opened it, R the other. */
export const message = z.strictObject({
  messageID: z.string(),
  content: z.string(),
  datetime: z.string(),
  from: z.enum(['S', 'R']),
  type: z.enum(['text']),
});
export type Message = z.infer<typeof message>;

const thread = { params: z.strictObject({ rid: pathID }), query: z.strictObject({ bid: z.optional(partyID) }) };

export const messagesShapes = {
  listMessages: { ...thread, answer: success(z.array(message)) },
  sendMessage: { ...thread, body: z.strictObject({ content: requiredText(2000) }), answer: success(message) },
} satisfies Record<string, Shape>;
