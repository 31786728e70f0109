/** A spec line: one of the values, or a number from a range with a unit. */
export type SpecTemplate =
  | readonly [key: string, values: readonly string[]]
  | readonly [key: string, min: number, max: number, step: number, unit: string];

/**
 * How one industry speaks. Slots: {sub} a subcategory in the singular, {subs} in the plural, {q} a qualifier, {v} a variant,
 * {series} a model code, {buyers} who it is for.
 */
export interface OldGrammar {
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

/** Until each industry has words for its categories: those of the industry for all of them. */
export function fromOld(old: OldGrammar, names: readonly string[]): import('./grammar.ts').Grammar {
  const join = (items: readonly string[]) => items.join(' | ');
  const line = (spec: SpecTemplate) =>
    spec.length === 2 ? `${spec[0]}: ${join(spec[1])}` : `${spec[0]}: ${spec[1]}..${spec[2]}/${spec[3]} ${spec[4]}`;
  const all = [`^ ${join(old.qualifiers)}`, `* ${join(old.variants)}`, ...old.specs.map(line)].join('; ');
  const [capacity = ['units', 10, 100] as const] = old.capacity;
  const words = {
    near: '',
    trade: join(old.trade),
    buyers: join(old.buyers),
    processes: join(old.processes),
    sentences: old.productSentences.slice(1),
    all,
    subs: {},
  };
  return {
    industryID: old.industryID,
    roots: join(old.roots),
    strengths: join(old.strengths),
    certificates: join(old.certificates),
    capacity: `${capacity[0]} ${capacity[1]}..${capacity[2]}`,
    packaging: join(old.packaging),
    categories: Object.fromEntries(names.map((name) => [name, words])),
  };
}
