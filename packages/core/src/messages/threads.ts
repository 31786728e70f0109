import type { Inquiry, Message } from '@wbn/contract/shapes';

type Party = Inquiry['from'];

/** Newest first by creation date. */
export const byDate = (threads: readonly Inquiry[]): Inquiry[] =>
  [...threads].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));

/** Whether the other side opened the thread. */
export const isReceived = (thread: Inquiry, partyID: string): boolean => thread.from.id !== partyID;
export const otherParty = (thread: Inquiry, partyID: string): Party =>
  isReceived(thread, partyID) ? thread.from : thread.to;

/** S is the party that opened the thread. */
export const isOwn = (message: Pick<Message, 'from'>, thread: Inquiry, partyID: string): boolean =>
  (message.from === 'S') !== isReceived(thread, partyID);

/** The buyer's page is offered only for a business that wrote to us. */
export const buyerOf = (thread: Inquiry, partyID: string): Party | undefined =>
  isReceived(thread, partyID) && thread.from.type === 'business' ? thread.from : undefined;

/** `created`: newest conversation first. `last`: newest message first. `unread`: unread ones first, each group by its last message. */
export const threadOrders = ['created', 'last', 'unread'] as const;
export type ThreadOrder = (typeof threadOrders)[number];

/** The time of the last message, or of the thread if it has none. ISO, so that texts sort by time. */
export const lastTime = ({ createdAt, lastMessage }: Inquiry): string => lastMessage?.datetime ?? createdAt;

/** A sorted copy. */
export function ordered(threads: readonly Inquiry[], order: ThreadOrder): readonly Inquiry[] {
  if (order === 'created') return byDate(threads);
  const newest = [...threads].sort((a, b) => (lastTime(a) < lastTime(b) ? 1 : -1));
  if (order === 'last') return newest;
  return [...newest.filter(({ unread }) => unread > 0), ...newest.filter(({ unread }) => unread === 0)];
}

/** Whether the other side wrote last in an open thread: somebody waits for an answer. */
export const isUnanswered = (thread: Inquiry, partyID: string): boolean =>
  thread.status === 'open' && thread.lastMessage !== null && !isOwn(thread.lastMessage, thread, partyID);

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Threads whose subject or other party contains the text, ignoring case and accents. */
export const matching = (threads: readonly Inquiry[], filter: string, partyID: string): Inquiry[] =>
  threads.filter((thread) =>
    fold(`${thread.subject}\n${otherParty(thread, partyID).name}`).includes(fold(filter.trim())),
  );
