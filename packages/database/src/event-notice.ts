/** The channel that announces inserts into events, and changes of content, at commit. */
export const EVENT_CHANNEL = 'wbn_events';

export type EventNotice = { id: number; topic: string };

/** Reads a notification of EVENT_CHANNEL ('<id>:<topic>'); null for anything else. The row itself is read by its id. */
export function parseEventNotice(payload: string | undefined): EventNotice | null {
  const colon = payload?.indexOf(':') ?? -1;
  if (payload === undefined || colon < 1) return null;
  const id = Number(payload.slice(0, colon));
  return Number.isSafeInteger(id) ? { id, topic: payload.slice(colon + 1) } : null;
}

const contentTopic = 'content:';

/**
 * The names of changed content, with commas between: ids of resources, `lists` for all pages of search results, `*` for everything. Null for
 * the notice of an event.
 */
export const changedContent = ({ topic }: EventNotice): string | null =>
  topic.startsWith(contentTopic) ? topic.slice(contentTopic.length) : null;
