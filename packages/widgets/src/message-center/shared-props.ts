import type { Inquiry } from '@wbn/contract/shapes';
import type { MessageCenter as Center, Client, MessageCenterState } from '@wbn/core';
import type { FunctionComponent, ReactNode } from 'react';
import type { View } from 'shadow-dom-inject';
import type { MessageCenterTexts } from './texts/en.ts';

interface Props {
  readonly businessId: string;
  readonly requestId: string;
}
export type CenterView = View<Props, Partial<MessageCenterState>, MessageCenterTexts, Client>;

/** One conversation; `back` leads to the list. */
export interface ChatProps extends Shared {
  readonly thread: Inquiry;
  /** The product that it is about. */
  readonly about: ReactNode;
  back(): void;
}

/** The parts of the center that are fetched when somebody is logged in (inbox.tsx). */
interface Inbox {
  readonly Chat: FunctionComponent<ChatProps>;
  readonly ReadAll: FunctionComponent<Shared>;
  watch(shared: Shared): () => void;
}

/** What the parts of the center share. */
export interface Shared {
  readonly view: CenterView;
  readonly center: Center;
  /** Undefined until it is fetched. */
  readonly inbox: Inbox | undefined;
  /** Says for a while that something has been done, or went wrong. */
  say(kind: 'success' | 'failure', text: string): void;
}
