/** Another lexeme that matches a term: e.g. the mark of a category for one of its names. */
export interface StandIn {
  lexeme: string;
  /** Share of the term's worth that it earns; the word itself earns the rest. */
  share: number;
}

/** One term of a query: a lexeme of the index, or a code for a run of words. */
export interface Term {
  lexeme: string;
  /** The word of the query, or the one that it was repaired to. */
  word: string;
  /** Document frequency in the scope and in the kind. */
  scopeDf: number;
  df: number;
  idf: number;
  /** 1, or less for a repaired word. */
  weight: number;
  /** A code lexeme that also matches. */
  code?: string;
  /** Highest share first. */
  standIns: readonly StandIn[];
  /** Names the goods of the query. */
  namesGoods?: boolean;
  /** Not required; only affects the rank. */
  ranksOnly?: boolean;
  /** Index in the query, for neighbours. */
  at: number;
}

export interface QueryTerms {
  wanted: Term[];
  /** Words after `without`. */
  unwanted: Term[];
  /** Pairs of adjacent wanted terms. */
  neighbours: [Term, Term][];
}

/** A lexeme as tsquery text. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** The condition that a document meets if it holds the term. */
export function clause(term: Term): string {
  return eitherOf(quoted(term.lexeme), term);
}

/** The same, within names and categories only. */
export function nameClause(term: Term): string {
  return eitherOf(quoted(`+${term.lexeme}`), term);
}

function eitherOf(word: string, term: Term): string {
  const { code, standIns } = term;
  const own = ownShare(term) > 0 ? [word] : [];
  const others = [...(code ? [code] : []), ...standIns.map(({ lexeme }) => lexeme)].map(quoted);
  return others.length > 0 ? `(${[...own, ...others].join('|')})` : word;
}

/** Share of a term's worth that the word itself earns. If it is 0, the term is a fact, and the word alone does not match. */
export function ownShare({ standIns: [highest] }: Term): number {
  return 1 - (highest?.share ?? 0);
}

/** Whether only a mark matches the term, e.g. a place. */
export function isFact(term: Term): boolean {
  return ownShare(term) === 0;
}

export function worth(term: Term): number {
  return term.idf * term.weight;
}

export function neighboursOf(terms: readonly Term[]): [Term, Term][] {
  const pairs: [Term, Term][] = [];
  for (const [index, term] of terms.entries()) {
    const next = terms[index + 1];
    if (next && next.at - term.at === 1) pairs.push([term, next]);
  }
  return pairs;
}
