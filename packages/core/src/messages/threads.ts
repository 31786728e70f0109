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

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Threads whose subject or other party contains the text, ignoring case and accents. */
export const matching = (threads: readonly Inquiry[], filter: string, partyID: string): Inquiry[] =>
  threads.filter((thread) =>
    fold(`${thread.subject}\n${otherParty(thread, partyID).name}`).includes(fold(filter.trim())),
  );
