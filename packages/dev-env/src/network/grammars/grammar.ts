/** A spec line: one of the values, or a number from a range with a unit. */
export type SpecTemplate =
  | readonly [key: string, values: readonly string[]]
  | readonly [key: string, min: number, max: number, step: number, unit: string];

/**
 * How one industry speaks. Slots: {sub} a subcategory in the singular, {subs} in the plural, {q} a qualifier, {v} a variant,
 * {series} a model code, {buyers} who it is for.
 */
export interface Grammar {
  readonly industryID: string;
  /** Words of company names: "Kessler Drives". */
  readonly trade: readonly string[];
  /** Invented first words of company names. */
  readonly roots: readonly string[];
  readonly buyers: readonly string[];
  /** What a maker does itself, as a verb phrase: "we machine our own housings". */
  readonly processes: readonly string[];
  /** Reasons to buy here, as noun phrases: "short changeover times". */
  readonly strengths: readonly string[];
  readonly qualifiers: readonly string[];
  readonly variants: readonly string[];
  readonly productNames: readonly string[];
  readonly productSentences: readonly string[];
  readonly specs: readonly SpecTemplate[];
  readonly certificates: readonly string[];
  /** Units of a month's capacity. */
  readonly capacity: readonly (readonly [unit: string, min: number, max: number])[];
  readonly packaging: readonly string[];
}
