import { countMessages } from '@wbn/contract';
import { actingBusiness, type Client } from '@wbn/core';

export interface UnreadCount {
  /** The person's own id, or a business's. */
  readonly id: string;
  readonly unread: number;
}

interface Reader {
  readonly userID: string | undefined;
  /** The business that the person acts as. */
  readonly actor: string | undefined;
}

/**
 * The business whose inbox opens: the one that the person acts as, if it has unread messages, otherwise the one with the most. Undefined opens
 * the person's own inbox, which comes before those of other businesses if it has unread messages itself, or if nobody has.
 */
export function inboxToOpen(counts: readonly UnreadCount[], { actor, userID }: Reader): string | undefined {
  const waiting = counts.filter(({ unread }) => unread > 0);
  if (waiting.some(({ id }) => id === actor)) return actor;
  if (waiting.some(({ id }) => id === userID)) return undefined;
  return waiting.toSorted((one, other) => other.unread - one.unread)[0]?.id;
}

/** Like `inboxToOpen`, asked from the server. Without an answer the person's own inbox opens. */
export async function unreadBusiness(client: Client): Promise<string | undefined> {
  try {
    const { data } = await client.call(countMessages);
    return inboxToOpen(data.parties, { userID: client.session?.get().userID, actor: actingBusiness(client) });
  } catch {
    return undefined;
  }
}
