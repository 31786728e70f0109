import { expect, it } from 'vitest';
import { pdfTexts } from '../../testing/pdf-texts.ts';
import { type Seller, taxOf } from '../seller.ts';
import { type ReceiptFacts, receiptPdf } from './pdf.ts';

const seller: Seller = {
  name: 'WBN Trading LLC',
  address: ['King Fahd Road 12', '11564 Riyadh'],
  country: 'SA',
  vatNumber: 'SA300000000000003',
  taxPercent: 15,
};

const receipt = async (change: Partial<ReceiptFacts>, locale = 'en') => {
  const facts = {
    number: 'WBN-2026-7',
    issuedAt: new Date('2026-11-02'),
    tier: 'gold',
    amountCents: 115_000,
    creditCents: 0,
    currency: 'USD',
    vatNumber: null,
    seller,
    tax: taxOf(115_000, 'SA', seller),
    companyName: 'Najd Valves',
    country: 'SA',
    email: 'owner@najd.example',
    periodStart: new Date('2026-11-02'),
    periodEnd: new Date('2027-11-02'),
    ...change,
  };
  return pdfTexts(await receiptPdf(facts, locale));
};

it('a receipt names who sold, with address and VAT number, who paid, and the tax in the amount', {
  timeout: 60_000,
}, async () => {
  const texts = await receipt({ vatNumber: 'SA311111111100003' });
  for (const text of [
    'WBN Trading LLC',
    'King Fahd Road 12, 11564 Riyadh, Saudi Arabia',
    'VAT number SA300000000000003',
    'WBN-2026-7',
    'Najd Valves',
    'SA311111111100003',
    'US$1,150.00',
    'including 15% VAT',
    'US$150.00',
  ])
    expect(texts).toContain(text);
});

it('a receipt of a buyer abroad has no tax, and says who owes it', { timeout: 60_000 }, async () => {
  const texts = await receipt({ country: 'CL', tax: taxOf(115_000, 'CL', seller) });
  expect(texts).toContain('Without VAT: the recipient abroad owes the tax (reverse charge).');
  expect(texts.filter((text) => text.startsWith('including'))).toEqual([]);
  expect(texts.filter((text) => text === 'VAT number')).toEqual([]);
});

it('a receipt from the time before sellers were named has neither seller nor tax', { timeout: 60_000 }, async () => {
  const texts = await receipt({ seller: null, tax: null });
  expect(texts).toContain('US$1,150.00');
  expect(texts.join(' ')).not.toMatch(/VAT|WBN Trading/);
});
