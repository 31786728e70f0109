import type { Widen } from '../../../texts/widen.ts';

export const en = {
  title: 'Messages',
  all: 'All conversations',
  loading: 'Loading your messages...',
  failed: 'An unexpected error has occurred, please try again.',
};

export type MessagesTexts = Widen<typeof en>;
