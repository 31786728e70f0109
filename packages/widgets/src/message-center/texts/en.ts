import type { SaidSubjects } from '@wbn/contract';
import { sentences } from '@wbn/contract';

export interface MessageCenterTexts {
  /** The form's subjects; none for English, in which they are sent. */
  readonly subjects?: SaidSubjects;
  readonly failed: string;
  readonly retry: string;
  readonly speaker: string;
  readonly me: string;
  readonly filter: string;
  readonly threads: string;
  /** Shown below an empty list. */
  readonly none: string;
  readonly noMatch: string;
  readonly choose: string;
  readonly inbox: string;
  readonly loginHint: string;
  readonly login: string;
  readonly unread: string;
  readonly closed: string;
  /** Leads to the form that reports a message of the other side. */
  readonly report: string;
}

export const texts: MessageCenterTexts = {
  failed: sentences.unexpectedTryAgain,
  retry: 'Try again',
  speaker: 'Messages of',
  me: 'Me',
  filter: 'Filter by subject or name',
  threads: 'Conversations',
  none: 'No conversations yet. Inquiries that you send or receive appear here.',
  noMatch: 'No match',
  choose: 'Choose a conversation',
  inbox: 'Inbox Reply',
  loginHint: 'Log in to read your messages.',
  login: 'Login',
  unread: 'unread',
  closed: 'Ended',
  report: 'Report',
};
