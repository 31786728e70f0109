import { sentences } from '@wbn/contract';
import type { Widen } from '../../../texts/widen.ts';

export const en = {
  title: 'My business',
  list: 'Your businesses',
  another: 'Create another Business profile',
  first: 'Create your Business profile',
  empty: sentences.noBusiness,
  emptyMore: 'A business profile shows buyers who you are, what you make and how to reach you. It is free.',
  choose: 'Choose the business you want to upgrade',
  chooseText: 'Press Manage Business on its card, then open the Membership tab.',
  loading: sentences.loadingOwnBusiness,
  failed: sentences.unexpectedTryAgain,
} as const;

export type MyBusinessTexts = Widen<typeof en>;
