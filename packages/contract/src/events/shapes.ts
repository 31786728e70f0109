import * as z from 'zod/mini';
import { idList } from '../primitives.ts';
import type { Shape } from '../shape.ts';
import { mostResources } from './calls.ts';

export const eventKinds = ['message', 'thread', 'read', 'typing', 'notification', 'comment', 'reaction'] as const;

/**
 * One event, as `data` of the stream. `ready` begins a stream; `reset` says that something may have been missed: what is on screen is to be
 * read anew.
 */
export const liveEvent = z.strictObject({
  kind: z.enum([...eventKinds, 'ready', 'reset']),
  /** Of message, thread, read and typing. */
  requestID: z.optional(z.string()),
  /** Of typing: who types, seen from the thread. */
  from: z.optional(z.enum(['S', 'R'])),
  /** Of comment and reaction. */
  resourceID: z.optional(z.string()),
});
export type LiveEvent = z.infer<typeof liveEvent>;
export type EventKind = (typeof eventKinds)[number];

export const eventsShapes = {
  streamEvents: {
    /** The resources in view, ids with commas between. */
    query: z.strictObject({ resources: z.optional(idList(mostResources)) }),
    answer: liveEvent,
  },
} satisfies Record<string, Shape>;
