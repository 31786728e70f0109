import type { Id, TimestampNow } from './columns.ts';

/** A label that a business gave to one of its conversations. */
export interface ConversationLabelsTable {
  businessId: string;
  inquiryId: string;
  name: string;
}

/** The member of a business who answers a conversation. Ends with the membership. */
export interface ConversationAssignmentsTable {
  businessId: string;
  inquiryId: string;
  userId: string;
  assignedBy: string | null;
  assignedAt: TimestampNow;
}

/** An internal note of a business on a conversation. */
export interface ConversationNotesTable {
  id: Id;
  businessId: string;
  inquiryId: string;
  /** null if the author's account is gone. */
  userId: string | null;
  content: string;
  createdAt: TimestampNow;
}

/** A saved answer of a business. */
export interface MessageTemplatesTable {
  id: Id;
  businessId: string;
  title: string;
  content: string;
  createdBy: string | null;
  updatedAt: TimestampNow;
}
