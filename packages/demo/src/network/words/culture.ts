/** Names of people and companies in one part of the world. */
export interface Culture {
  readonly countries: readonly string[];
  readonly male: readonly string[];
  readonly female: readonly string[];
  readonly family: readonly string[];
  /** Words in company names, besides the founders' names. */
  readonly companyWords: readonly string[];
  /** Legal forms by country; `*` for others. */
  readonly forms: Readonly<Record<string, readonly string[]>>;
  readonly spoken: readonly string[];
}
