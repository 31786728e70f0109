/** Texts of a receipt. */
export interface ReceiptTexts {
  readonly title: string;
  readonly network: string;
  readonly number: string;
  readonly paidOn: string;
  readonly paidBy: string;
  readonly country: string;
  readonly email: string;
  readonly vatNumber: string;
  /** `{percent}` of the amount above. */
  readonly tax: string;
  /** For a buyer abroad. */
  readonly reverse: string;
  readonly tiers: Readonly<Record<string, string>>;
  /** `{tier}` is the name of a tier. */
  readonly membership: string;
  /** `{from}` and `{to}` are dates. */
  readonly period: string;
  readonly credit: string;
  readonly byCard: string;
  /** Locale for the format of dates. */
  readonly dates: string;
}
