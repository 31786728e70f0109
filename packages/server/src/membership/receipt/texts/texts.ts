/** What a receipt says. */
export interface ReceiptTexts {
  readonly title: string;
  readonly network: string;
  readonly number: string;
  readonly paidOn: string;
  readonly paidBy: string;
  readonly country: string;
  readonly email: string;
  readonly business: string;
  readonly tiers: Readonly<Record<string, string>>;
  /** `{tier}` is one of the tiers. */
  readonly membership: string;
  /** `{from}` and `{to}` are days. */
  readonly period: string;
  readonly byCard: string;
  /** How days are written. */
  readonly dates: string;
}
