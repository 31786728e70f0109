import type { ReceiptTexts } from './texts.ts';

export const it: ReceiptTexts = {
  title: 'Ricevuta',
  network: 'WBN, la rete tra imprese',
  number: 'Numero di ricevuta',
  paidOn: 'Data di pagamento',
  paidBy: 'Pagato da',
  country: 'Paese',
  email: 'E-mail',
  business: 'Azienda',
  tiers: { gold: 'Gold', premium: 'Premium', platinum: 'Platinum' },
  membership: 'Abbonamento {tier}, un anno',
  period: '{from} – {to}',
  credit: 'Accredito per i giorni non usati dell’abbonamento precedente',
  byCard: 'Pagato con carta',
  dates: 'it',
};
