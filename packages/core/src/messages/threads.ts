import type { SaidSubjects } from '@wbn/contract';
import type { Inquiry, Message } from '@wbn/contract/shapes';

type Party = Inquiry['from'];

/**
 * With the form's subjects in the reader's language.
 *
 * @example inWords([{ ...inquiry, subject: 'Samples' }], new Map([['Samples', 'Muestras']]))[0].subject // 'Muestras'
 */
export const inWords = (threads: readonly Inquiry[], subjects?: SaidSubjects): Inquiry[] =>
  threads.map((thread) => ({ ...thread, subject: subjects?.get(thread.subject) ?? thread.subject }));

/** Newest first by creation date. */
export const byDate = (threads: readonly Inquiry[]): Inquiry[] =>
  [...threads].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));

/** Whether the other side opened the thread. */
export const isReceived = (thread: Inquiry, partyID: string): boolean => thread.from.id !== partyID;
/**
 * The other side of a conversation.
 *
 * @example otherParty(inquiry, 'b-1').name // 'Lina Costa'
 */
export const otherParty = (thread: Inquiry, partyID: string): Party =>
  isReceived(thread, partyID) ? thread.from : thread.to;

/**
 * S is the party that opened the thread.
 *
 * @example isOwn({ from: 'R' }, inquiry, 'b-1') // true
 */
export const isOwn = (message: Pick<Message, 'from'>, thread: Inquiry, partyID: string): boolean =>
  (message.from === 'S') !== isReceived(thread, partyID);

/**
 * The buyer's page is offered only for a business that wrote to us.
 *
 * @example buyerOf({ ...inquiry, from: { type: 'business', id: 'b-2', name: 'Mill' } }, 'b-1').name // 'Mill'
 * @example buyerOf(inquiry, 'b-1') // undefined
 */
export const buyerOf = (thread: Inquiry, partyID: string): Party | undefined =>
  isReceived(thread, partyID) && thread.from.type === 'business' ? thread.from : undefined;

/** `created`: newest conversation first. `last`: newest message first. `unread`: unread ones first, each group by its last message. */
export const threadOrders = ['created', 'last', 'unread'] as const;
export type ThreadOrder = (typeof threadOrders)[number];

/**
 * The time of the last message, or of the thread if it has none. ISO, so that texts sort by time.
 *
 * @example lastTime(inquiry) // '2024-03-05T09:07:00Z'
 */
export const lastTime = ({ createdAt, lastMessage }: Inquiry): string => lastMessage?.datetime ?? createdAt;

/**
 * A sorted copy.
 *
 * @example
 * const read = { ...inquiry, requestID: 'r-2', unread: 0 };
 * ordered([read, inquiry], 'unread').map(({ requestID }) => requestID); // ['r-1', 'r-2']
 */
export function ordered(threads: readonly Inquiry[], order: ThreadOrder): readonly Inquiry[] {
  if (order === 'created') return byDate(threads);
  const newest = [...threads].sort((a, b) => (lastTime(a) < lastTime(b) ? 1 : -1));
  if (order === 'last') return newest;
  return [...newest.filter(({ unread }) => unread > 0), ...newest.filter(({ unread }) => unread === 0)];
}

/**
 * Whether the other side wrote last in an open thread: somebody waits for an answer.
 *
 * @example isUnanswered(inquiry, 'b-1') // true
 * @example isUnanswered(inquiry, 'u-2') // false
 */
export const isUnanswered = (thread: Inquiry, partyID: string): boolean =>
  thread.status === 'open' && thread.lastMessage !== null && !isOwn(thread.lastMessage, thread, partyID);

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Threads whose subject or other party contains the text, ignoring case and accents.
 *
 * @example matching([inquiry], 'lína', 'b-1') // [inquiry]
 */
export const matching = (threads: readonly Inquiry[], filter: string, partyID: string): Inquiry[] =>
  threads.filter((thread) =>
    fold(`${thread.subject}\n${otherParty(thread, partyID).name}`).includes(fold(filter.trim())),
  );
