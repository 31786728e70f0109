import { type RawBuilder, sql } from 'kysely';
import { anyOf, retrievingOf } from '../query/levels.ts';
import { clause, ownShare, type QueryTerms, type Term, worth } from '../query/query-terms.ts';
import { saysWithout, termValue } from '../ranking/score.ts';
import { ranking } from '../ranking/weights.ts';
import type { SoughtClause } from './barred.ts';
import { joinPostings, overruledBy, type SharedPostings } from './join-postings.ts';
import type { Postings } from './postings.ts';
import type { TallyTerm } from './tally-query.ts';

type Held = (lexemeOrClause: string) => Postings | undefined;

/** A part of the score: a word of the query, or the loss or gain by an unwanted one. */
export interface ListTerm extends TallyTerm {
  /** Lexemes whose documents it needs. */
  readonly lexemes: readonly string[];
  /** Clauses whose documents it needs. */
  readonly clauses: readonly SoughtClause[];
  /** Its posting list, from those of its lexemes and clauses. */
  readonly join: (listOf: Held, foundBy: Held) => Postings | undefined;
  /** For a document that is newer than all segments: whether it counts, as tsquery text, and its value before the boost. */
  readonly clause: string;
  readonly value: RawBuilder<unknown>;
}

function wordTerm(term: Term, role: TallyTerm): ListTerm {
  return {
    ...role,
    lexemes: [term.lexeme, ...(term.code ? [term.code] : []), ...term.standIns.map(({ lexeme }) => lexeme)],
    clauses: [],
    join: (listOf) => {
      const shared = (lexeme: string, share: number): SharedPostings[] => {
        const postings = share > 0 ? listOf(lexeme) : undefined;
        return postings ? [{ postings, share }] : [];
      };
      const joined = joinPostings(
        shared(term.lexeme, ownShare(term))[0],
        term.standIns.flatMap(({ lexeme, share }) => shared(lexeme, share)),
      );
      return term.code ? overruledBy(joined, shared(term.code, ranking.codeSaturation)[0]) : joined;
    },
    clause: clause(term),
    value: termValue(term),
  };
}

const onlyRanks = (points: number): TallyTerm => ({ worth: points, retrieves: false, any: false });

/** An unwanted word lowers the score; a name that says to be without it raises it. */
function unwantedTerms(term: Term): ListTerm[] {
  const without = saysWithout(term);
  return [
    wordTerm(term, onlyRanks(-ranking.negation * worth(term))),
    {
      ...onlyRanks(ranking.negationBonus),
      lexemes: [],
      clauses: [without],
      join: (_, foundBy) => foundBy(without),
      clause: without,
      value: sql`1::float8`,
    },
  ];
}

/** The terms of a query, the wanted ones first and in their order. */
export function listTermsOf({ unwanted, wanted }: QueryTerms): ListTerm[] {
  const retrieving = new Set(retrievingOf(wanted));
  const any = new Set(retrieving.size > 1 ? anyOf([...retrieving]) : []);
  return [
    ...wanted.map((term) =>
      wordTerm(term, { worth: worth(term), retrieves: retrieving.has(term), any: any.has(term) }),
    ),
    ...unwanted.flatMap(unwantedTerms),
  ];
}
