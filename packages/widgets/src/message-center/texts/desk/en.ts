import type { ThreadOrder } from '@wbn/core';

export interface DeskTexts {
  readonly listTools: string;
  readonly order: string;
  readonly orders: Readonly<Record<ThreadOrder, string>>;
  readonly show: string;
  readonly shows: Readonly<Record<'all' | 'unread' | 'unanswered', string>>;
  readonly company: string;
  readonly place: string;
  /** Of a business. */
  readonly verified: string;
  readonly memberSince: string;
  readonly profile: string;
}

export const texts: DeskTexts = {
  listTools: 'Order and filter',
  order: 'Order',
  orders: { created: 'Newest conversation first', last: 'Newest message first', unread: 'Unread first' },
  show: 'Show',
  shows: { all: 'All conversations', unread: 'Unread', unanswered: 'Unanswered' },
  company: 'Company',
  place: 'Place',
  verified: 'Verified',
  memberSince: 'Member since',
  profile: 'Open profile',
};
