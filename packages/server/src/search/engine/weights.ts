/** The numbers of the ranking. docs/decisions/002-search-ranking.md says what each is worth. */

export type Label = 'a' | 'b' | 'c' | 'd';

/** How much a word counts by the label it stands under, and how strongly a long field thins it out (BM25's b). */
export const fieldWeights: Record<Label, { weight: number; b: number }> = {
  a: { weight: 1, b: 0.5 },
  b: { weight: 0.5, b: 0.5 },
  c: { weight: 0.12, b: 0.5 },
  d: { weight: 0.01, b: 0.75 },
};

export const ranking = {
  /** Saturation: a term counts r / (saturation + r). */
  saturation: 0.05,
  idfPower: 0.5,
  /** Share of the smaller idf gained by a pair of query words that are neighbours in a name. */
  adjacency: 0.1,
  /** The same for two that stand there swapped, or with one word between. */
  nearness: 0.05,
  /** Share of its worth that a word after `without` costs. */
  negation: 0.5,
  /** Gained by a name that says `without X`. */
  negationBonus: 3,
  /** A repaired word counts a little less than one typed right. */
  repaired: 0.8,
  /** A code counts as a word in a name would. */
  codeSaturation: 0.95,
};

/** The factor of a boosted, verified business of the highest tier. */
export const HIGHEST_BOOST = 1.05;

export function idf(documents: number, df: number): number {
  const total = Math.max(documents, df);
  return Math.log(1 + (total - df + 0.5) / (df + 0.5)) ** ranking.idfPower;
}
