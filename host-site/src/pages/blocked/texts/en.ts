import type { Widen } from '../../../texts/widen.ts';

export const en = {
  title: 'Blocked people and businesses',
  description: 'They cannot write to you, comment on or react to what is yours. They are not told.',
  loading: 'Loading whom you have blocked…',
  failed: 'The list cannot be shown at the moment.',
  as: 'Blocked by',
  since: 'since {date}',
  unblock: 'Unblock',
  unblockName: 'Unblock {name}',
  unblocked: '{name} is no longer blocked.',
  unblockFailed: '{name} could not be unblocked. Check your connection and try again.',
  empty: 'Nobody is blocked',
  emptyText: 'You can block a person or a business from the menu on their page or beside their posts.',
} as const;

export type BlockedTexts = Widen<typeof en>;
