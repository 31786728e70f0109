import { sentences } from '@wbn/contract';
import type { Widen } from '../../../texts/widen.ts';

export const en = {
  title: 'Membership of {company}',
  forbidden: 'Only the owner of a business sees and changes its membership.',
  loading: sentences.loadingOwnBusiness,
  failed: sentences.unexpectedTryAgain,
  next: 'Next steps',
  verify: 'Ask for verification',
  boost: 'Use a boost',
  renewal: 'Renewal',
  renewsOn: 'Your membership renews by itself on {day}, for the price of that day. The card is charged from {from} on.',
  endsOn: 'Your membership ends on {day} and does not renew.',
  stop: 'Do not renew',
  resume: 'Renew again',
  vatTitle: 'VAT number on receipts: {number}',
  vatAdd: 'Add a VAT number to your receipts',
  vatLabel: 'Number for value added tax',
  vatHint: 'On your next receipts. Only owners of the business see it. Leave it empty if the business has none.',
  vatSave: 'Save number',
  vatWrong: 'Write the number with 5 to 30 letters and digits, as in SA 300000000000003.',
} as const;

export type MembershipTexts = Widen<typeof en>;
