import type { Ask } from './api.ts';

/** The ids that a request uses: the business, its resources, and fresh ones for calls that consume them. */
export interface Scene {
  /** The person who sends the request; a visitor has none. */
  userID: string;
  business: string;
  product: string;
  /** Another business, which receives inquiries. */
  other: string;
  /** The owner of the other business. */
  seller: string;
  /** A thread between a buyer and the business. */
  thread: string;
  /** The party that the sender acts as in that thread. */
  bid: string | undefined;
  /** Created for each request, because removing it consumes it. */
  post: string;
  comment: string;
  /** The business that the sender claims to speak for, for calls with that field. */
  as: string | undefined;
  /** Another member of the business, an invitation and its token, for calls that consume them. */
  person?: string;
  invitation?: string;
  token?: string;
  receipt?: string;
  /** A note of the sender on the thread, and a saved answer of the business. */
  note?: string;
  template?: string;
  /** A search that the sender has saved. */
  savedSearch?: string;
  /** The token of an uploaded profile photo, and of a card at the payment provider. */
  upload?: string;
  card?: string;
  /** A message in the thread. */
  message?: string;
  /** Operators decide on these: a report, a request for verification, a partner key, a mail, a help request, a person and a business. */
  report?: string;
  verification?: string;
  partnerKeyID?: string;
  mail?: string;
  enquiry?: string;
  suspect?: string;
  suspectBusiness?: string;
  /** A pending connection request to the business or to the sender of the call. */
  connection?: string;
}

export type Request = Omit<Ask, 'as'> & { url: string };
