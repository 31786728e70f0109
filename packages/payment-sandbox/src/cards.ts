/** The result of a test card. */
export type Outcome = 'success' | 'declined' | 'secure' | 'error';

/** Stripe's test numbers, which developers know. Any other valid number also succeeds. */
export const testCards: readonly { readonly number: string; readonly outcome: Outcome }[] = [
  { number: '4242424242424242', outcome: 'success' },
  { number: '4000002760003184', outcome: 'secure' },
  { number: '4000000000000002', outcome: 'declined' },
  { number: '4000000000000119', outcome: 'error' },
];

/** An error of a card, as a key of the form's texts. */
export type CardFault = 'number' | 'expiry' | 'past' | 'cvc' | 'name';

export interface Card {
  readonly number: string;
  /** `MM / YY`, with or without spaces. */
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
}

/** The check digit (Luhn) of card numbers. */
function isCardNumber(digits: string): boolean {
  if (!/^\d{14,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The first error in the order of the fields; null for a valid card. */
export function faultOf(card: Card, now: Date): CardFault | null {
  if (!isCardNumber(card.number.replaceAll(/\s/g, ''))) return 'number';
  const [, month, year] = /^(\d\d)\s?\/?\s?(\d\d)$/.exec(card.expiry.trim()) ?? [];
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12) return 'expiry';
  // A card is valid until the end of its month.
  if (Date.UTC(2000 + Number(year), Number(month), 1) <= now.getTime()) return 'past';
  if (!/^\d{3,4}$/.test(card.cvc.trim())) return 'cvc';
  return card.name.trim() === '' ? 'name' : null;
}

export const outcomeOf = (number: string): Outcome =>
  testCards.find((card) => card.number === number.replaceAll(/\s/g, ''))?.outcome ?? 'success';
