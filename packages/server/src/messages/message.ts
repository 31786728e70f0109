import type { Message } from '@wbn/contract/shapes';
import type { Row } from '@wbn/database';

export const messageColumns = ['id', 'content', 'createdAt', 'side'] as const;
type MessageRow = Pick<Row<'messages'>, (typeof messageColumns)[number]>;

/** `from` is the side of the thread, whoever looks at it. */
export const messageOf = (row: MessageRow): Message => ({
  messageID: row.id,
  content: row.content,
  datetime: row.createdAt.toISOString(),
  from: row.side,
  type: 'text',
});
