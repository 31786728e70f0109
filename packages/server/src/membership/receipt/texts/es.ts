import type { ReceiptTexts } from './texts.ts';

export const es: ReceiptTexts = {
  title: 'Recibo',
  network: 'WBN, la red de empresa a empresa',
  number: 'Número de recibo',
  paidOn: 'Fecha de pago',
  paidBy: 'Pagado por',
  country: 'País',
  email: 'Correo electrónico',
  vatNumber: 'Número de IVA',
  tax: 'IVA incluido: {percent} %',
  reverse: 'Sin IVA: el destinatario en el extranjero debe el impuesto (inversión del sujeto pasivo).',
  tiers: { gold: 'Gold', premium: 'Premium', platinum: 'Platinum' },
  membership: 'Membresía {tier}, un año',
  period: 'Del {from} al {to}',
  credit: 'Abono por los días no usados de la membresía anterior',
  byCard: 'Pagado con tarjeta',
  dates: 'es',
};
