import { sentences } from '@wbn/contract';

export interface InboxTexts {
  readonly back: string;
  readonly input: string;
  readonly ended: string;
  readonly send: string;
  readonly wrong: string;
  /** Shown beside one's own message that the other side has read. */
  readonly read: string;
  readonly typing: string;
  readonly settings: string;
  readonly end: string;
  readonly buyer: string;
  readonly sure: string;
  readonly keep: string;
  readonly finished: string;
  readonly readAll: string;
  readonly attach: string;
  readonly remove: string;
  readonly uploading: string;
  readonly wrongFile: string;
  readonly maxFiles: string;
  /** Shown while the server does not answer. */
  readonly offline: string;
}

export const texts: InboxTexts = {
  back: 'Back to the conversations',
  input: 'Type your response here',
  ended: sentences.chatEnded,
  send: 'Send',
  wrong: sentences.somethingWrong,
  read: 'Read',
  typing: 'Typing …',
  settings: 'Settings',
  end: 'End Conversation',
  buyer: 'Watch Buyer Profile',
  sure: 'End this conversation? Neither side can write in it afterwards.',
  keep: 'Keep it open',
  finished: sentences.chatFinished,
  readAll: 'Mark all as read',
  attach: 'Attach a file',
  remove: 'Remove',
  uploading: 'Uploading',
  wrongFile: 'Attach a PNG, JPEG, WebP or PDF of at most 500 KB.',
  maxFiles: 'A message takes five files at most.',
  offline: 'No connection to the server. What you write is kept. Send it again when this line is gone.',
};
