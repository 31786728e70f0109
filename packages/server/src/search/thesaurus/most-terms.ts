/** Every process keeps all rows of the thesaurus in memory. */
export const mostTerms = 5_000;
