import { sentences } from '@wbn/contract';

export interface PaymentTexts {
  /** The card form's accessible name. */
  readonly card: string;
  readonly summary: string;
  /** `{from}` and `{to}` are dates. */
  readonly period: string;
  readonly renews: string;
  readonly vat: string;
  readonly total: string;
  readonly price: string;
  /** `{tier}` is the present membership. */
  readonly credit: string;
  readonly now: string;
  /** `{day}` begins the next year. */
  readonly later: string;
  readonly repriced: string;
  readonly email: string;
  readonly emailMissing: string;
  /** `{price}` is the price. */
  readonly pay: string;
  readonly paying: string;
  readonly confirming: string;
  readonly late: string;
  readonly bank: string;
  readonly toBank: string;
  readonly giveUp: string;
  readonly overtaken: string;
  readonly declined: string;
  readonly failed: string;
  readonly cardError: string;
  readonly done: string;
  readonly off: string;
  readonly receipts: string;
  readonly download: string;
  readonly paidUntil: string;
  readonly wrong: string;
}

export const paymentTexts: PaymentTexts = {
  card: 'Card details',
  summary: 'Your order',
  period: 'One year, {from} to {to}',
  renews: 'It renews each year with this card until you cancel.',
  vat: 'The price includes VAT where it is due. The receipt states it.',
  total: 'Total',
  price: 'Price of the year',
  credit: 'Credit for the unused days of {tier}',
  now: 'Total now',
  later: 'From {day}',
  repriced: 'The amount has changed since this page was opened. Nothing was charged. This is the amount now.',
  email: 'E-mail for the receipt',
  emailMissing: 'Write an e-mail address, as in name@company.com',
  pay: 'Pay {price}',
  paying: 'Paying…',
  confirming: 'Your payment is being confirmed. This takes a few seconds.',
  late: 'Your payment is not confirmed yet. Nothing more is needed: look at this page again in a few minutes.',
  bank: 'Your bank wants you to confirm this payment. Nothing is charged before.',
  toBank: 'Confirm at your bank',
  giveUp: 'Cancel this payment',
  overtaken:
    'The membership was changed meanwhile, perhaps in another tab. Nothing was charged here. This is how it is now.',
  declined: 'Your bank declined the payment, and nothing was charged. Try another card, or ask your bank.',
  failed: sentences.paymentFailed,
  cardError: sentences.cardError,
  done: sentences.checkoutDone,
  off: 'Purchases are switched off on this site. Contact support to upgrade.',
  receipts: 'Receipts',
  download: 'Download',
  paidUntil: 'Paid until {day}',
  wrong: sentences.somethingWrong,
};
