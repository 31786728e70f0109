import type { Widen } from '../../../texts/widen.ts';

export const en = {
  title: 'All conversations',
  lead: 'Your own conversations and those of your businesses, the latest message first. Each opens as the party that it belongs to.',
  loading: 'Loading your conversations...',
  failed: 'Your conversations could not be loaded.',
  me: 'Me',
  as: 'As {name}',
  unread: { in: 'en', one: '{count} unread message', other: '{count} unread messages' },
  ended: 'Ended',
  older: 'Older conversations',
  empty: 'No conversations yet',
  emptyText: 'Inquiries that you and your businesses send or receive appear here.',
  find: 'Find suppliers',
} as const;

export type AllMessagesTexts = Widen<typeof en>;
