import type { Message } from '@wbn/contract/shapes';
import type { Row } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import type { Thread } from '../inquiries/party.ts';
import type { FileAddress } from '../uploads/pictures.ts';
import type { FileRight } from '../uploads/storing/private-links.ts';

export const messageColumns = ['id', 'content', 'createdAt', 'side', 'type', 'attachments'] as const;
type MessageRow = Pick<Row<'messages'>, (typeof messageColumns)[number]>;

/** The right to the files of a thread, as the party that the reader acts for. */
export const rightInThread = (
  { userID, sessionID }: Viewer,
  { id, businessID }: Pick<Thread, 'id' | 'businessID'>,
): FileRight => ({ userID, sessionID, kind: 'thread', of: id, as: businessID ?? '' });

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
