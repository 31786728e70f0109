import { countMessages } from '@wbn/contract';
import type { Client } from '@wbn/core';

export interface UnreadCount {
  /** The person's own id, or a business's. */
  readonly id: string;
  readonly unread: number;
}

/**
 * The business whose inbox opens: the one with the most unread messages. Undefined opens the person's own inbox, which comes first whenever
 * it has unread messages itself or nobody has.
 */
export function busiestBusiness(counts: readonly UnreadCount[], userID: string | undefined): string | undefined {
  const waiting = counts.filter(({ unread }) => unread > 0);
  if (waiting.some(({ id }) => id === userID)) return undefined;
  return waiting.toSorted((one, other) => other.unread - one.unread)[0]?.id;
}

/** Like `busiestBusiness`, asked from the server. Without an answer the person's own inbox opens. */
export async function unreadBusiness(client: Client): Promise<string | undefined> {
  try {
    const { data } = await client.call(countMessages);
    return busiestBusiness(data.parties, client.session?.get().userID);
  } catch {
    return undefined;
  }
}
