import type { Generated } from 'kysely';
import type { Computed, FileKey, Id, JsonDefault, TimestampNow, TimestampOrNull } from './columns.ts';

export type MessageAttachment = { key: FileKey; name?: string; contentType?: string; size?: number };

/** A thread between two parties, each a user or a business ('S' opened it). 'direct' is a chat between connected parties. */
export interface InquiriesTable {
  id: Id;
  kind: Generated<'inquiry' | 'direct'>;
  fromUserId: string | null;
  fromBusinessId: string | null;
  toUserId: string | null;
  toBusinessId: string | null;
  fromPartyId: Computed<string>;
  toPartyId: Computed<string>;
  openedBy: string | null;
  /** The product that the inquiry is about. */
  productId: string | null;
  subject: string;
  status: Generated<'open' | 'closed'>;
  closedAt: TimestampOrNull;
  closedBy: string | null;
  /** Position of the newest message; set by the trigger on messages. */
  lastPosition: Computed<number>;
  lastMessageAt: Computed<Date | null>;
  createdAt: TimestampNow;
}

/**
 * A message. The trigger locks the thread and assigns the next position, so positions follow the order of commit without gaps. It refuses
 * closed threads (see isThreadClosed).
 */
export interface MessagesTable {
  id: Id;
  inquiryId: string;
  position: Computed<number>;
  /** The side of the thread, independent of the viewer: 'S' opened it. */
  side: 'S' | 'R';
  type: Generated<'text' | 'file'>;
  content: string;
  attachments: JsonDefault<MessageAttachment[]>;
  senderUserId: string | null;
  senderBusinessId: string | null;
  createdAt: TimestampNow;
  /** The folded words of the content, for the search; written by a trigger, null in older messages until the API filled it. */
  words: Computed<string | null>;
}

/** The position of the newest message that a person has seen in a thread. */
export interface ReadMarksTable {
  inquiryId: string;
  userId: string;
  position: number;
  readAt: TimestampNow;
}
