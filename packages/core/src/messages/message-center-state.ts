import type { Inquiry, Message } from '@wbn/contract/shapes';
import type { WbnError } from '../api/errors.ts';
import { me, type Speaker } from '../inquiries/speakers.ts';
import type { Draft } from './drafts.ts';

/** `visitor`: not logged in. A visible list stays when a later load fails. */
export type Loading = 'visitor' | 'loading' | 'ready' | 'failed';

/** `draft` and `files` are the unsent message of the open thread. */
export interface MessageCenterState extends Draft {
  readonly status: Loading;
  readonly failure?: WbnError | undefined;
  readonly speakers: readonly Speaker[];
  /** The visitor's identity: `me`, or a business's id. */
  readonly speaker: string;
  /** The same as the id of a thread's party. */
  readonly partyID: string;
  /** Newest first. */
  readonly threads: readonly Inquiry[];
  /** The open thread; '' if none is open. */
  readonly requestID: string;
  readonly chat: Exclude<Loading, 'visitor'>;
  readonly messages: readonly Message[];
  /** The text that is being sent; undefined for none. */
  readonly sending: string | undefined;
  /** Set by `watchMessages`: unread counts by identity, and whether the other side of the open thread is typing. */
  readonly unread: Readonly<Record<string, number>>;
  readonly isTyping: boolean;
  /** The server did not answer the last call. Cleared by the next answer; `watchMessages` tries every few seconds. */
  readonly isOffline: boolean;
}

/** The part of a call that names the open thread and the identity; the user themself needs none. */
export const identityIn = ({ requestID, speaker }: Pick<MessageCenterState, 'requestID' | 'speaker'>) => ({
  params: { rid: requestID },
  query: { bid: speaker === me ? undefined : speaker },
});
