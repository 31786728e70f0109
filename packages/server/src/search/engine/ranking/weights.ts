/** The constants of the ranking, explained in docs/decisions/002-search-ranking.md. */

export type Label = 'a' | 'b' | 'c' | 'd';

/** Weight of each label, and how strongly long fields reduce it (BM25's b). */
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
  /** Bonus for two query words that are adjacent in a name, as a share of the smaller idf. */
  adjacency: 0.1,
  /** The same for two words that are swapped or have one word between them. */
  nearness: 0.05,
  /** Share of its worth that an unwanted word subtracts. */
  negation: 0.5,
  /** Bonus for a name that contains `without X`. */
  negationBonus: 3,
  /** Weight of a repaired word. */
  repaired: 0.8,
  /** A code counts like a word in a name. */
  codeSaturation: 0.95,
};

/** The factor of a boosted, verified business of the highest tier. */
export const HIGHEST_BOOST = 1.05;

export function idf(documents: number, df: number): number {
  const total = Math.max(documents, df);
  return Math.log(1 + (total - df + 0.5) / (df + 0.5)) ** ranking.idfPower;
}
