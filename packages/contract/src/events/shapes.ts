import * as z from 'zod/mini';
import { idList } from '../primitives.ts';
import type { Shape } from '../shape.ts';
import { maxResources } from './calls.ts';

export const eventKinds = [
  'message',
  'thread',
  'read',
  'typing',
  'desk',
  'notification',
  'comment',
  'reaction',
] as const;

/** One event, the `data` of the stream. `ready` starts a stream; `reset` means that events may be missing: reload the visible content. */
export const liveEvent = z.strictObject({
  kind: z.enum([...eventKinds, 'ready', 'reset']),
  /** For message, thread, read, typing and desk. `desk`: labels, assignment or notes changed; members of the business alone hear it. */
  requestID: z.optional(z.string()),
  /** For typing: the side of the person who types. */
  from: z.optional(z.enum(['S', 'R'])),
  /** For comment and reaction. */
  resourceID: z.optional(z.string()),
});
export type LiveEvent = z.infer<typeof liveEvent>;
export type EventKind = (typeof eventKinds)[number];

export const eventsShapes = {
  streamEvents: {
    /** Ids of visible resources, separated by commas. */
    query: z.strictObject({ resources: z.optional(idList(maxResources)) }),
    answer: liveEvent,
  },
} satisfies Record<string, Shape>;
