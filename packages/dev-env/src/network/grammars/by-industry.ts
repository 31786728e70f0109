/** A spec line: one of the values, or a number from a range with a unit. */
export type SpecTemplate =
  | readonly [key: string, values: readonly string[]]
  | readonly [key: string, min: number, max: number, step: number, unit: string];

/**
 * How one industry speaks. Slots: {sub} a subcategory in the singular, {subs} in the plural, {q} a qualifier, {v} a variant,
 * {series} a model code, {buyers} who it is for.
 */
export interface IndustryWords {
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

/** An industry whose categories have no words of their own yet: all of them speak as the industry does. */
export function forEachCategory(words: IndustryWords, names: readonly string[]): import('./grammar.ts').Grammar {
  const join = (items: readonly string[]) => items.join(' | ');
  const line = (spec: SpecTemplate) =>
    spec.length === 2 ? `${spec[0]}: ${join(spec[1])}` : `${spec[0]}: ${spec[1]}..${spec[2]}/${spec[3]} ${spec[4]}`;
  const all = [`^ ${join(words.qualifiers)}`, `* ${join(words.variants)}`, ...words.specs.map(line)].join('; ');
  const [capacity = ['units', 10, 100] as const] = words.capacity;
  const spoken = {
    near: '',
    trade: join(words.trade),
    buyers: join(words.buyers),
    processes: join(words.processes),
    sentences: words.productSentences.slice(1),
    all,
    subs: {},
  };
  return {
    industryID: words.industryID,
    roots: join(words.roots),
    strengths: join(words.strengths),
    certificates: join(words.certificates),
    capacity: `${capacity[0]} ${capacity[1]}..${capacity[2]}`,
    packaging: join(words.packaging),
    categories: Object.fromEntries(names.map((name) => [name, spoken])),
  };
}
