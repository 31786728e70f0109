import type { Inquiry, Message } from '@wbn/contract/shapes';
import type { MessageCenter as Center, Client, MessageCenterState } from '@wbn/core';
import type { FunctionComponent } from 'react';
import type { View } from 'shadow-dom-inject';
import type { MessageCenterTexts } from './texts/en.ts';

interface Props {
  readonly businessId: string;
  readonly requestId: string;
}
export type CenterView = View<Props, Partial<MessageCenterState>, MessageCenterTexts, Client>;

/** One conversation; `back` returns to the list. */
export interface ChatProps extends Shared {
  readonly thread: Inquiry;
  back(): void;
}

export interface ListToolsProps extends Shared {
  /** Chooses and orders the conversations of the list; undefined for all, newest first. */
  setPick(pick?: Pick): void;
}

export interface ListEndProps extends Shared {
  /** The text of the filter. */
  readonly query: string;
  open(requestID: string): void;
}

/** In an object, because React calls a function that is set as state. */
export interface Pick {
  of(threads: readonly Inquiry[]): readonly Inquiry[];
}

/** Parts of the center that are loaded after a login (inbox.tsx, desk.tsx). */
interface Inbox {
  readonly Chat: FunctionComponent<ChatProps>;
  readonly About: FunctionComponent<Shared & { readonly thread: Inquiry }>;
  readonly ListTools: FunctionComponent<ListToolsProps>;
  readonly ListEnd: FunctionComponent<ListEndProps>;
  readonly Templates: FunctionComponent<Shared & { readonly thread: Inquiry }>;
  readonly Tags: FunctionComponent<Shared & { readonly thread: Inquiry }>;
  readonly Translate: FunctionComponent<Shared & { readonly message: Message }>;
  fill(content: string, thread: Inquiry, partyID: string): string;
  watch(shared: Shared): () => void;
}

/** State that the parts of the center share. */
export interface Shared {
  readonly view: CenterView;
  readonly center: Center;
  /** Undefined until it is loaded. */
  readonly inbox: Inbox | undefined;
  /** Shows a success or failure message for a while. */
  say(kind: 'success' | 'failure', text: string): void;
  /** A time in UTC, and beside it by the reader's own clock. */
  time(iso: string): string;
}
