import type { Spend } from '@wbn/http';
import type { Context } from '../context.ts';
import { ask, type Scope, type Wishes } from './ask.ts';
import { type SearchAnswer, type SearchQuery, words } from './engine/index.ts';
import { alsoBySound, bySound } from './foreign-names.ts';
import { searchLearned } from './learning/search-learned.ts';
import { meantText } from './meant-text.ts';
import { inArabicLetters } from './understanding/arabic/latin-arabic.ts';
import { type Lexicon, namedBy } from './understanding/lexicon.ts';
import { isForeign } from './understanding/romanize.ts';
import type { Interpretation } from './understanding/understand.ts';

interface Found {
  readonly found: SearchAnswer;
  readonly interpretations: readonly Interpretation[];
}

/** For searches that are not a person's call: those of alerts are bounded by time instead. */
export const unpaid: Spend = async () => undefined;

/** Filters do not decide how the words are read, so results that they exclude count. */
const isFound = ({ filteredOut, total }: SearchAnswer) => total > 0 || filteredOut === true;

/**
 * For businesses anything found is an answer, because their names are made of words that no list knows. For products a corrected word counts
 * only if it names goods.
 */
const isAnswered = (found: SearchAnswer, { kind }: Scope, lexicon: Lexicon) =>
  isFound(found) &&
  (kind === 'business' ||
    (found.corrected === undefined ? found.relaxed === 0 : namedBy(lexicon, words(found.corrected)).length > 0));

/**
 * Searches as `ask` reads the words. Where these find nothing as they were typed, they may be Arabic in Latin letters: then that is searched,
 * and the answer says so like a repaired word. Or they are a name that is written in other letters. The caller's token pays for the first
 * search alone: `spend` charges each further one before it begins.
 */
export async function find(
  context: Pick<Context, 'learned' | 'search' | 'thesaurus'>,
  wishes: Wishes,
  scope: Scope,
  spend: Spend,
): Promise<Found> {
  const lexicon = await context.thesaurus.lexicon();
  const { interpretations, query } = ask(wishes, scope, lexicon);
  const found = await searchLearned(context, query);
  const searchAgain = async (other: SearchQuery) => {
    await spend(1, 'search');
    return searchLearned(context, other);
  };
  const limits = interpretations.filter(({ kind }) => ['price', 'quantity', 'pieces'].includes(kind));
  if (found.total === 0 && limits.length > 0) {
    // Nobody sells at that price: the goods themselves are shown, and the answer says that not all of it was met.
    const ignore = [...(wishes.ignore ?? []), ...limits.map(({ kind, value }) => `${kind}:${value}`)];
    await spend(1, 'search');
    const without = await find(context, { ...wishes, ignore }, scope, spend);
    return { ...without, found: { ...without.found, relaxed: without.found.relaxed || 1 } };
  }
  if (wishes.exact || scope.kind === 'user') return { found, interpretations };
  const answered = isAnswered(found, scope, lexicon);
  if (!answered) {
    const arabic = inArabicLetters(wishes.textQuery, { lexicon, surely: found.corrected !== undefined });
    const other = arabic === undefined ? undefined : ask({ ...wishes, textQuery: arabic }, scope, lexicon);
    const instead = other && (await searchAgain(other.query));
    if (instead && isFound(instead))
      return {
        found: { ...instead, ...(arabic ? { corrected: arabic } : {}) },
        interpretations: other.interpretations,
      };
  }
  const searchMeant = async (): Promise<Found | undefined> => {
    const text = meantText(wishes.textQuery, found.unknown ?? [], lexicon);
    const meant = text === undefined ? undefined : ask({ ...wishes, textQuery: text }, scope, lexicon);
    const instead = meant && (await searchAgain(meant.query));
    if (!text || !instead || !isFound(instead)) return undefined;
    return { found: { ...instead, corrected: instead.corrected ?? text }, interpretations: meant.interpretations };
  };
  // Names of companies are made of any words, so those of goods are tried last.
  const meantProduct = scope.kind === 'product' ? await searchMeant() : undefined;
  if (meantProduct) return meantProduct;
  // A repair that found something is better than a name of which only some words sound alike.
  const isRepaired = isFound(found) && found.corrected !== undefined && (scope.kind === 'business' || !answered);
  // Words of goods in Latin letters are seldom names: a second search for each of them would cost too much.
  const mayBeName = scope.kind === 'business' || isForeign(wishes.textQuery);
  if (mayBeName && (!isFound(found) || isRepaired)) {
    const sounding = bySound(query, { surely: isRepaired });
    const named = sounding && (await searchAgain(isRepaired ? { ...sounding, strict: true } : sounding));
    if (named && isFound(named)) return { found: named, interpretations };
    return (!isFound(found) && (await searchMeant())) || { found, interpretations };
  }
  // A name that is found in its own letters must not hide the same name in others.
  const both = scope.kind === 'business' && found.relaxed === 0 ? alsoBySound(query) : undefined;
  return { found: both ? await searchAgain(both) : found, interpretations };
}
