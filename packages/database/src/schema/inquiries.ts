import type { Generated } from 'kysely';
import type { Computed, FileKey, Id, JsonDefault, TimestampNow, TimestampOrNull } from './columns.ts';

export type MessageAttachment = { key: FileKey; name?: string; contentType?: string; size?: number };

/** A request between two parties, each a user or a business ('S' is the party that opened it). 'direct' is a chat between connected ones. */
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
  /** The product that it is about. */
  productId: string | null;
  subject: string;
  status: Generated<'open' | 'closed'>;
  closedAt: TimestampOrNull;
  closedBy: string | null;
  /** The newest message's position; set by the trigger on messages. */
  lastPosition: Computed<number>;
  lastMessageAt: Computed<Date | null>;
  createdAt: TimestampNow;
}

/**
 * A message. The trigger takes the thread's lock and gives the next position, so order is the order of commit and has no gaps, and it
 * refuses a closed thread (isThreadClosed tells that refusal).
 */
export interface MessagesTable {
  id: Id;
  inquiryId: string;
  position: Computed<number>;
  /** To the thread, not to the viewer: 'S' wrote the party that opened it. */
  side: 'S' | 'R';
  type: Generated<'text' | 'file'>;
  content: string;
  attachments: JsonDefault<MessageAttachment[]>;
  senderUserId: string | null;
  senderBusinessId: string | null;
  createdAt: TimestampNow;
}

/** How far a person has read a thread: the position of the newest message seen. */
export interface ReadMarksTable {
  inquiryId: string;
  userId: string;
  position: number;
  readAt: TimestampNow;
}
