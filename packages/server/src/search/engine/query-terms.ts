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
  return term.code ? `(${quoted(term.lexeme)}|${quoted(term.code)})` : quoted(term.lexeme);
}

/** The same within names and categories only. */
export function nameClause(term: Term): string {
  const inName = quoted(`+${term.lexeme}`);
  return term.code ? `(${inName}|${quoted(term.code)})` : inName;
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
