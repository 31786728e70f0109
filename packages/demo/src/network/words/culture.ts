/** How people and companies of one part of the world are called. */
export interface Culture {
  readonly countries: readonly string[];
  readonly male: readonly string[];
  readonly female: readonly string[];
  readonly family: readonly string[];
  /** Words that companies of the region are named after, beside founders. */
  readonly companyWords: readonly string[];
  /** Legal forms by country; `*` for the rest. */
  readonly forms: Readonly<Record<string, readonly string[]>>;
  readonly spoken: readonly string[];
}
