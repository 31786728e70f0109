import type { QueryExecutorProvider } from 'kysely';
import { codeMark, stopWordMark } from '../documents/fields.ts';
import type { SearchQuery, UnknownWord } from '../port.ts';
import { countEach } from '../ranking/live-counts.ts';
import { idf, ranking } from '../ranking/weights.ts';
import { codeGuesses } from '../words/codes.ts';
import { words } from '../words/normalise.ts';
import type { AnalysedLexeme, Analysis } from './analyse.ts';
import { isFact, neighboursOf, type QueryTerms, quoted, type Term } from './query-terms.ts';
import { analysed, type Reading } from './remembered.ts';
import { marksOf, standInsOf } from './stand-ins.ts';
import { isNameElsewhere, isWrittenNowhere, repairedWord, ungluedWords } from './vocabulary.ts';

/** Further words of a query are ignored: a pasted page is not a search. */
const MOST_WORDS = 24;
/** Each unknown word costs up to three statements: of a text full of them, only the first ones are repaired. */
const MOST_REPAIRED = 4;
const NEGATIVE = 'without';

export interface ReadQuery extends QueryTerms {
  analysis: Analysis;
  corrected?: string;
  unknown: readonly UnknownWord[];
}

interface Sighted extends AnalysedLexeme {
  df: number;
  weight: number;
}

/** A query of stop words only searches for names that hold them. */
function orStopWords(lexemes: AnalysedLexeme[], queryWords: readonly string[]): AnalysedLexeme[] {
  if (lexemes.length > 0) return lexemes;
  return queryWords.map((word, index) => ({ word: index, lexeme: stopWordMark(word), kindDf: null, scopeDf: null }));
}

/** Counts what neither the sample nor the analysis counted (stop words), so that a newly written word is never treated as unknown. */
async function withLiveCounts(db: QueryExecutorProvider, kind: string, lexemes: AnalysedLexeme[]): Promise<Sighted[]> {
  const missing = lexemes.filter((found) => found.kindDf === null && found.live == null);
  const counts = await countEach(
    db,
    kind,
    missing.map((found) => quoted(found.lexeme)),
  );
  const counted = new Map(missing.map((found, index) => [found, counts[index] ?? 0]));
  return lexemes.map((found) => ({ ...found, df: found.kindDf ?? found.live ?? counted.get(found) ?? 0, weight: 1 }));
}

interface KnownCode {
  mark: string;
  df: number;
}

/** Runs of query words that are codes of some document, by the index of each word; the longest run wins. */
async function knownCodes(
  db: QueryExecutorProvider,
  kind: string,
  queryWords: string[],
): Promise<Map<number, KnownCode>> {
  const guesses = codeGuesses(queryWords).map((guess) => ({ ...guess, mark: codeMark(guess.code) }));
  const counts = await countEach(
    db,
    kind,
    guesses.map(({ mark }) => quoted(mark)),
  );
  const known = new Map<number, KnownCode>();
  const present = guesses
    .map((guess, index) => ({ ...guess, df: counts[index] ?? 0, length: guess.end - guess.start }))
    .filter(({ df }) => df > 0)
    .sort((left, right) => left.length - right.length);
  for (const { start, end, mark, df } of present) {
    for (let index = start; index < end; index += 1) known.set(index, { mark, df });
  }
  return known;
}

async function repaired(
  db: QueryExecutorProvider,
  kind: string,
  lexemes: Sighted[],
  queryWords: string[],
  isRight: (at: number, word: string) => boolean,
  mayMean: SearchQuery['mayMean'],
): Promise<{ lexemes: Sighted[]; corrected?: string; unknown: readonly UnknownWord[] }> {
  const shown = [...queryWords];
  const unknown: UnknownWord[] = [];
  let tried = 0;
  let held = 0;
  const replaced = await Promise.all(
    lexemes.map(async (found) => {
      const typed = queryWords[found.word] ?? '';
      if (isRight(found.word, typed)) return [found];
      if (found.df > 0) {
        held += 1;
        if (held <= MOST_REPAIRED && (await isWrittenNowhere(db, kind, typed)))
          unknown.push({ word: typed, instead: undefined, isFoundByStem: true });
        return [found];
      }
      tried += 1;
      if (tried > MOST_REPAIRED || (await isNameElsewhere(db, kind, typed))) return [found];
      const [unglued, similar] = await Promise.all([
        ungluedWords(db, kind, typed),
        repairedWord(db, kind, typed, mayMean),
      ]);
      const meant = unglued ?? similar;
      const instead = meant?.map(({ word }) => word).join(' ');
      unknown.push({ word: typed, instead });
      if (!meant || instead === undefined) return [found];
      shown[found.word] = instead;
      return meant.map(({ lexeme, df }) => ({
        ...found,
        lexeme,
        df: Math.max(1, df),
        scopeDf: null,
        weight: ranking.repaired,
      }));
    }),
  );
  const result = replaced.flat();
  const corrected = shown.join(' ');
  return { lexemes: result, unknown, ...(corrected === queryWords.join(' ') ? {} : { corrected }) };
}

/** Separates the lexemes of the query's words from those of alternatives, which are grouped by the index of the word that they replace. */
function parted(lexemes: AnalysedLexeme[], queryWords: string[], either: NonNullable<SearchQuery['either']>) {
  const own = lexemes.filter(({ word }) => word < queryWords.length);
  const others = lexemes
    .filter(({ word }) => word >= queryWords.length)
    .map((found) => ({ ...found, word: either[found.word - queryWords.length]?.at ?? 0 }));
  return { own: orStopWords(own, queryWords), others };
}

export async function readQuery(reading: Reading, asked: SearchQuery): Promise<ReadQuery> {
  const { db } = reading;
  const { kind, either = [], goods = [], known, lacking = [], asTyped, mayMean } = asked;
  const typed = (asked.words ?? words(asked.text)).slice(0, MOST_WORDS);
  const queryWords = lacking.length > 0 ? [...typed, NEGATIVE, ...lacking] : typed;
  const analysis = await analysed(reading, [...queryWords, ...either.map(({ word }) => word)], marksOf(asked));
  const { own, others } = parted(analysis.lexemes, queryWords, either);
  const [live, otherLive, codes] = await Promise.all([
    withLiveCounts(db, kind, own),
    withLiveCounts(db, kind, others),
    knownCodes(db, kind, queryWords),
  ]);
  const standIns = await standInsOf(db, kind, asked, analysis, otherLive);
  const isRight = (at: number, word: string) =>
    asTyped === true || at >= typed.length || codes.has(at) || standIns.has(at) || known?.has(word) === true;
  const { lexemes, corrected, unknown } = await repaired(db, kind, live, queryWords, isRight, mayMean);
  const share = analysis.kind.documents > 0 ? analysis.scope.documents / analysis.kind.documents : 1;
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
  const terms = lexemes.map((found, index): Term => {
    const code = codes.get(found.word);
    const instead = standIns.get(found.word) ?? [];
    const isFact = instead[0]?.share === 1;
    const df = (isFact ? 0 : Math.max(found.df, code?.df ?? 0)) + sumOf(instead.map((standIn) => standIn.df));
    const scopeDf =
      (isFact ? 0 : (found.scopeDf ?? Math.ceil(found.df * share))) + sumOf(instead.map((standIn) => standIn.scopeDf));
    return {
      lexeme: found.lexeme,
      word: queryWords[found.word] ?? '',
      df,
      // Statistics of the scope may be older than its first such document: a word that is there must never count as missing.
      scopeDf: df > 0 ? Math.max(scopeDf, 1) : 0,
      standIns: instead,
      idf: idf(analysis.kind.documents, df),
      weight: found.weight,
      code: code?.mark,
      at: index,
      ...(goods.includes(found.word) ? { namesGoods: true } : {}),
    };
  });
  return {
    ...splitAtNegation(withoutRepeatedFacts(terms)),
    analysis,
    unknown,
    corrected: corrected && ownWords(corrected, typed, queryWords),
  };
}

/** The corrected text without the unwanted words, which were added behind those of the query. */
const ownWords = (corrected: string, typed: readonly string[], all: readonly string[]): string =>
  corrected.slice(0, corrected.length - all.slice(typed.length).reduce((sum, word) => sum + word.length + 1, 0));

/** Words after `without` are unwanted; if a query has no others, `without` is an ordinary word. */
function splitAtNegation(terms: readonly Term[]): QueryTerms {
  const at = terms.findIndex((term) => term.lexeme === NEGATIVE);
  if (at <= 0 || at === terms.length - 1) {
    return { wanted: distinct(terms), unwanted: [], neighbours: neighboursOf(terms) };
  }
  const wanted = distinct(terms.slice(0, at));
  const unwanted = distinct(terms.slice(at + 1)).filter(
    (term) => term.lexeme !== NEGATIVE && !wanted.some((other) => other.lexeme === term.lexeme),
  );
  return { wanted, unwanted, neighbours: neighboursOf(terms.slice(0, at)) };
}

/** A fact is one condition, however many words name it (`new york`). */
const withoutRepeatedFacts = (terms: readonly Term[]): readonly Term[] =>
  terms.filter((term, index) => {
    const before = terms[index - 1];
    return !(before && isFact(term) && isFact(before) && term.standIns[0]?.lexeme === before.standIns[0]?.lexeme);
  });

function distinct(terms: readonly Term[]): Term[] {
  return [...new Map(terms.map((term) => [term.lexeme, term])).values()];
}
