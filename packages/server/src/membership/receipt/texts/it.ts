import type { ReceiptTexts } from './texts.ts';

export const it: ReceiptTexts = {
  title: 'Ricevuta',
  network: 'WBN, la rete tra imprese',
  number: 'Numero di ricevuta',
  paidOn: 'Data di pagamento',
  paidBy: 'Pagato da',
  country: 'Paese',
  email: 'E-mail',
  vatNumber: 'Partita IVA',
  tax: 'IVA inclusa: {percent} %',
  reverse: 'Senza IVA: l’imposta è dovuta dal destinatario estero (inversione contabile).',
  tiers: { gold: 'Gold', premium: 'Premium', platinum: 'Platinum' },
  membership: 'Abbonamento {tier}, un anno',
  period: '{from} – {to}',
  credit: 'Accredito per i giorni non usati dell’abbonamento precedente',
  byCard: 'Pagato con carta',
  dates: 'it',
};
