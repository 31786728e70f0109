import type { Message } from '@wbn/contract/shapes';
import type { Row } from '@wbn/database';
import type { FileAddress } from '../uploads/pictures.ts';

export const messageColumns = ['id', 'content', 'createdAt', 'side', 'type', 'attachments'] as const;
type MessageRow = Pick<Row<'messages'>, (typeof messageColumns)[number]>;

/** `from` is the side of the thread, the same for every viewer. */
export const messageOf = (row: MessageRow, read: boolean, fileAddress: FileAddress): Message => ({
  messageID: row.id,
  content: row.content,
  datetime: row.createdAt.toISOString(),
  from: row.side,
  type: row.type,
  attachments: row.attachments.map(({ key, name = '', contentType = '', size = 0 }) => ({
    name,
    url: fileAddress(key),
    contentType,
    size,
  })),
  read,
});
