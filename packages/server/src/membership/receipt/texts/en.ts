import type { ReceiptTexts } from './texts.ts';

export const en: ReceiptTexts = {
  title: 'Receipt',
  network: 'WBN, the business-to-business network',
  number: 'Receipt number',
  paidOn: 'Date of payment',
  paidBy: 'Paid by',
  country: 'Country',
  email: 'E-mail',
  vatNumber: 'VAT number',
  tax: 'including {percent}% VAT',
  reverse: 'Without VAT: the recipient abroad owes the tax (reverse charge).',
  tiers: { gold: 'Gold', premium: 'Premium', platinum: 'Platinum' },
  membership: '{tier} membership, one year',
  period: '{from} to {to}',
  credit: 'Credit for the unused days of the membership before',
  byCard: 'Paid by card',
  dates: 'en-GB',
};
