import type { Meaning, SearchKind } from '../engine/index.ts';
import { gluedSpans, joinedSizes, sizesOf, uncutWords, words } from '../engine/index.ts';
import { englishWords } from './english-words.ts';
import { type ExcludedWords, readExcludedWords } from './excluded-words.ts';
import { wordsElsewhere } from './goods-elsewhere.ts';
import { goodsNamed } from './goods-named.ts';
import type { Lexicon } from './lexicon.ts';
import { readExcludedPlaces } from './places/excluded-places.ts';
import type { Reading } from './read-at.ts';
import { readWords } from './read-words.ts';
import { type MayMean, repairsOf } from './repairs-abroad.ts';
import { readAmounts } from './sale/amounts.ts';
import { segmentChinese } from './segment.ts';
import { isFact, isOfOffer, type Sense } from './sense.ts';
import { fitting, placesBySize } from './size-context.ts';
import { readSyntax } from './syntax.ts';
import { typedWords } from './typed-words.ts';

/** An interpretation of query words; the reader may turn each one off. */
export interface Interpretation {
  readonly kind: Sense['kind'] | 'notCountry' | 'without' | 'size' | 'price' | 'quantity' | 'pieces';
  readonly value: string;
  /** The words as the search parsed them. */
  readonly text: string;
}

export interface Understood {
  readonly words: readonly string[];
  readonly meanings: readonly Meaning[];
  readonly phrases: readonly string[];
  readonly excluded: readonly string[];
  readonly excludedFilters: { readonly country?: readonly string[] };
  readonly either: readonly { at: number; word: string }[];
  readonly known: Lexicon['known'];
  readonly mayMean: MayMean;
  /** Words that results should say to lack. */
  readonly lacking?: readonly string[];
  /** Indexes of the words that name the goods. */
  readonly goods: readonly number[];
  readonly interpretations: readonly Interpretation[];
}

export interface Reader {
  readonly lexicon: Lexicon;
  readonly kind: SearchKind;
  /** The business type that the search filters by already. */
  readonly type?: string | undefined;
  /** Interpretations that the reader turned off, e.g. `country:SA`. */
  readonly ignored?: readonly string[] | undefined;
}

interface Token {
  readonly word: string;
  readonly senses: readonly Sense[];
  /** Dropped words are not searched unless they are quoted: filler, function words, and facts that the reader turned off. */
  readonly dropped: boolean;
}

/** A country that also names goods (`turkey`) has a lower share. Cities and states are parts of many brands. */
const isPlaceOnly = ({ kind, share }: Sense) => kind === 'country' && share === 1;
const nameOfSense = ({ kind, value }: { kind: string; value: string }) => `${kind}:${value}`;

/** Filters the meanings that apply to this kind of results: people have no goods, and posts neither goods nor places. */
const serves =
  ({ ignored = [], kind, type }: Reader) =>
  (sense: Sense): boolean =>
    !ignored.includes(nameOfSense(sense)) &&
    kind !== 'post' &&
    (kind !== 'user' || sense.kind === 'country') &&
    !(sense.kind === 'type' && type !== undefined);

/**
 * The words that represent a meaning. A fact is one condition, however many words name it; a Chinese name needs only its first and last
 * pair of characters.
 */
function wordsThatSay(run: readonly string[], senses: readonly Sense[]): ReadonlySet<string> {
  // If nothing is there, the search looks for all words of its name, of which a brand may consist (`to boot new york`).
  if (senses.some(({ kind }) => kind === 'city' || kind === 'state')) return new Set(run);
  // The longest word, because a short one may be a stop word, which the index lacks.
  if (senses.length > 0 && senses.every(isFact))
    return new Set([...run].sort((left, right) => right.length - left.length).slice(0, 1));
  const isChinese = /\p{Script=Han}/u.test(run[0] ?? '');
  return new Set(senses.length > 0 && isChinese ? [run[0] ?? '', run.at(-1) ?? ''] : run);
}

/** `valve maker` is a kind of business, because `valve` names goods; `label maker` may be a machine. */
const surely =
  (before: Reading | undefined) =>
  (sense: Sense): Sense =>
    sense.kind === 'type' && before?.senses.some((one) => !isFact(one)) ? { ...sense, share: 1 } : sense;

/** Whether results of this kind carry marks of all facts, so that a fact's words need not be searched. */
const hasFacts = (kind: SearchKind) => kind === 'business' || kind === 'product';

function tokensOf(
  all: readonly string[],
  written: readonly string[],
  reader: Reader,
  bySize: readonly string[],
): { tokens: Token[]; readings: (Reading & { at: number })[] } {
  const tokens: Token[] = [];
  const readings: (Reading & { at: number })[] = [];
  let index = 0;
  for (const read of readWords(all, written, reader.lexicon)) {
    const mayMean = reader.kind === 'product' ? read.senses : read.senses.filter((sense) => !isOfOffer(sense));
    const senses = fitting(mayMean.filter(serves(reader)), bySize).map(surely(readings.at(-1)));
    // The words of a fact that was turned off, or that the search filters by already, are not words of the goods.
    const isPast = mayMean.length > 0 && senses.length === 0 && mayMean.every(isFact) && hasFacts(reader.kind);
    const dropped = read.dropped || isPast;
    readings.push({ ...read, senses, dropped, at: tokens.length });
    const run = all.slice(index, index + read.length);
    const said = wordsThatSay(run, senses);
    for (const word of run) tokens.push({ word, senses, dropped: dropped || !said.has(word) });
    index += read.length;
  }
  return { tokens, readings };
}

/** Sizes that were written as several words, with the positions of these words. */
const sizesAmong = (kept: readonly Token[], text: string) =>
  joinedSizes(text).flatMap(({ word, written }) => {
    const parts = words(written);
    const at = kept.findIndex((_, start) => parts.every((part, place) => kept[start + place]?.word === part));
    return at < 0 ? [] : [{ word, places: parts.map((_, place) => at + place) }];
  });

/** The words of the part that names the goods. */
function goodsIn({ readings, tokens }: ReturnType<typeof tokensOf>, lexicon: Lexicon): readonly Token[] {
  const parts = readings.map(({ at, length, senses }) => {
    const own = tokens.slice(at, at + length);
    return { own, senses, run: own.map(({ word }) => word) };
  });
  const named = goodsNamed(parts, lexicon);
  return parts.find((part) => part === named)?.own ?? [];
}

/** Goods without a place in the tree: results hold their words together. */
const phrasesIn = ({ readings, tokens }: ReturnType<typeof tokensOf>): readonly string[] =>
  readings
    .filter(({ isPhrase }) => isPhrase)
    .map(({ at, length }) =>
      tokens
        .slice(at, at + length)
        .map(({ word }) => word)
        .join(' '),
    );

/** A text without the sizes that the visitor removed; the whole text if it holds nothing else. */
function withoutSizes(text: string, ignored: readonly string[] = []): string {
  const unwanted = sizesOf(text).filter(({ word }) => ignored.includes(`size:${word}`));
  const rest = unwanted.reduce((left, { written }) => left.replace(written, ' '), text);
  return rest.trim() === '' ? text : rest;
}

/** Most nodes of the tree for one name: a word with more meanings is useless. */
const maxSenses = 12;

export function understand(given: string, reader: Reader): Understood {
  const { either, excluded: signed, phrases: quotes, text: plain } = readSyntax(given);
  const isUnwanted = (word: string): boolean => !reader.ignored?.includes(`without:${word.toLowerCase()}`);
  const excluded = signed.filter(isUnwanted);
  const places = reader.kind === 'post' ? { text: plain, excluded: [] } : readExcludedPlaces(plain);
  const none: ExcludedWords = { text: places.text, excluded: [], without: [] };
  const unwantedWords = hasFacts(reader.kind) ? readExcludedWords(places.text, isUnwanted) : none;
  const { amounts, text: withoutAmounts } = readAmounts(unwantedWords.text);
  const text = withoutSizes(gluedSpans(withoutAmounts), reader.ignored);
  const unwanted = places.excluded.filter(({ value }) => !reader.ignored?.includes(`notCountry:${value}`));
  const segmented = segmentChinese(text, reader.lexicon);
  const all = words(segmented);
  const sizes = sizesOf(text);
  const bySize = placesBySize(sizes.map(({ word }) => word).concat(all));
  const read = tokensOf(all, uncutWords(segmented), reader, bySize);
  const quoted = new Set(quotes.flatMap((phrase) => words(phrase)));
  const isKept = ({ dropped, word }: Token) => !dropped || quoted.has(word);
  const isAllDropped = read.tokens.every((token) => !isKept(token));
  const kept = isAllDropped ? read.tokens : read.tokens.filter(isKept);
  const newPlace = new Map(kept.map((token, index) => [token, index]));
  const typed = typedWords(given);
  const meanings: Meaning[] = [];
  const interpretations: Interpretation[] = [];
  for (const { at, length, senses } of read.readings) {
    const own = read.tokens.slice(at, at + length);
    const places = own.flatMap((token) => newPlace.get(token) ?? []);
    for (const sense of senses.slice(0, maxSenses)) {
      interpretations.push({ kind: sense.kind, value: sense.value, text: typed(own.map(({ word }) => word)) });
      if (quoted.has(own[0]?.word ?? '')) continue;
      for (const start of places)
        meanings.push({
          start,
          end: start + 1,
          name: sense.kind,
          value: sense.value,
          share: sense.share,
          ...(isPlaceOnly(sense) ? { isSure: true } : {}),
        });
    }
  }
  // Only goods have prices and minimum orders.
  const limits =
    reader.kind === 'product' ? amounts.filter(({ kind, value }) => !reader.ignored?.includes(`${kind}:${value}`)) : [];
  const otherSizes = sizesAmong(kept, text);
  const goods = goodsIn(read, reader.lexicon).flatMap((token) => newPlace.get(token) ?? []);
  return {
    words: kept.map(({ word }) => word),
    ...(kept.length > 0 && unwantedWords.without.length > 0 ? { lacking: words(unwantedWords.without.join(' ')) } : {}),
    meanings,
    phrases: [...quotes, ...phrasesIn(read)],
    excluded: [...excluded, ...unwantedWords.excluded],
    excludedFilters: unwanted.length > 0 ? { country: unwanted.map(({ value }) => value) } : {},
    either: [
      ...either.flatMap(([left, right]) => {
        const at = kept.findIndex(({ word }) => word === words(left)[0]);
        const [word] = words(right);
        return at < 0 || word === undefined ? [] : [{ at, word }];
      }),
      ...otherSizes.flatMap(({ places, word }) => places.map((at) => ({ at, word }))),
    ],
    known: {
      has: (word) => reader.lexicon.known.has(word) || wordsElsewhere.has(word) || englishWords.has(word),
    },
    mayMean: repairsOf(reader.kind === 'product' ? all : [], reader.lexicon),
    goods,
    interpretations: [
      ...interpretations,
      ...[...Map.groupBy(sizes, ({ written }) => written)].map(([text, [first]]) => ({
        kind: 'size' as const,
        value: first?.word ?? text,
        text: text.trim(),
      })),
      ...unwanted.map((one) => ({ kind: 'notCountry' as const, ...one })),
      ...[...excluded, ...unwantedWords.without].map((word) => ({
        kind: 'without' as const,
        value: word.toLowerCase(),
        text: `−${word}`,
      })),
      ...limits,
    ],
  };
}
