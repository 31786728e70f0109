/** Another lexeme that answers a term: the mark of a category for one of its names. */
export interface StandIn {
  lexeme: string;
  /** Share of the term's worth that a document earns by it; the word itself earns the rest. */
  share: number;
}

/** One thing asked for: a lexeme of the index, or a code that stands for a run of words. */
export interface Term {
  lexeme: string;
  /** Documents of the scope and of the kind that hold it. */
  scopeDf: number;
  df: number;
  idf: number;
  /** 1, or less for a repaired word. */
  weight: number;
  /** A code lexeme that may stand in its place. */
  code?: string;
  /** Highest share first. */
  standIns: readonly StandIn[];
  /** No document needs to hold it. */
  ranksOnly?: boolean;
  /** Place in the query, for neighbours. */
  at: number;
}

export interface QueryTerms {
  wanted: Term[];
  /** Words after `without`. */
  unwanted: Term[];
  /** Neighbours among the wanted. */
  neighbours: [Term, Term][];
}

/** A lexeme as tsquery text. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** What a document must hold for the term to count. */
export function clause(term: Term): string {
  return eitherOf(quoted(term.lexeme), term);
}

/** The same within names and categories only. */
export function nameClause(term: Term): string {
  return eitherOf(quoted(`+${term.lexeme}`), term);
}

function eitherOf(word: string, term: Term): string {
  const { code, standIns } = term;
  const own = ownShare(term) > 0 ? [word] : [];
  const others = [...(code ? [code] : []), ...standIns.map(({ lexeme }) => lexeme)].map(quoted);
  return others.length > 0 ? `(${[...own, ...others].join('|')})` : word;
}

/** Share of a term's worth that the word itself earns. At 0 the word is a fact, and to hold it is not enough. */
export function ownShare({ standIns: [highest] }: Term): number {
  return 1 - (highest?.share ?? 0);
}

/** Whether a term is a condition that only a mark meets, such as a place. */
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
