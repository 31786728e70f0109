import { sentences } from '@wbn/contract';
import type { Widen } from '../../../texts/widen.ts';

export const en = {
  title: 'Membership of {company}',
  back: 'Business profile',
  forbidden: 'Only the owner of a business sees and changes its membership.',
  loading: sentences.loadingOwnBusiness,
  failed: sentences.unexpectedTryAgain,
  renewal: 'Renewal',
  renewsOn: 'Your membership renews by itself on {day}, for the price of that day.',
  endsOn: 'Your membership ends on {day} and does not renew.',
  stop: 'Do not renew',
  resume: 'Renew again',
} as const;

export type MembershipTexts = Widen<typeof en>;
