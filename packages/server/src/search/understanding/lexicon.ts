import { countries, industries } from '@wbn/content';
import { functionWords } from '@wbn/content/function-words';
import { loadTranslation } from '@wbn/content/locales';
import { loadLongNames } from '@wbn/content/long-lists';
import { thesaurusIn } from '@wbn/content/thesaurus';
import { words } from '../engine/index.ts';
import { isFormOf, learnForms } from './arabic/arabic-forms.ts';
import { certificateWords } from './certificates.ts';
import { filler } from './filler-words.ts';
import { namesElsewhere } from './goods-elsewhere.ts';
import { type Locale, lexiconLocales } from './lexicon-locales.ts';
import { wordsOfName } from './name-words.ts';
import { cityNames } from './places/city-words.ts';
import { placeWords } from './places/place-words.ts';
import { rightWords } from './right-words.ts';
import { incotermWords, sampleWords } from './sale/sale-words.ts';
import { type Sense, type SenseKind, shares } from './sense.ts';
import { stateNames } from './state-words.ts';
import { keyOf } from './stems.ts';
import { typeQuestions, typeWords } from './type-words.ts';

export const smallWords: ReadonlySet<string> = new Set(words(functionWords));
const isContent = (word: string) => !smallWords.has(word);

/** Phrases that are dropped or that name a fact; the key is their words joined with spaces. */
export const phrases = new Map<string, Sense | 'filler'>();
/** Names of goods, by language and key. */
const names: Readonly<Record<Locale, Map<string, Sense[]>>> = {
  en: new Map(),
  es: new Map(),
  it: new Map(),
  zh: new Map(),
  ar: new Map(),
};
/** A name of a node of the industry tree as written. */
export interface PlaceName {
  readonly locale: Locale;
  readonly text: string;
  readonly kind: 'industry' | 'category' | 'sub';
  readonly value: string;
  /** The node's own name, not a synonym. */
  readonly isName: boolean;
}
const allNames: PlaceName[] = [];
/** All words of our lists: they are spelled correctly. */
const knownWords = new Set<string>(rightWords);
/** The words of the names in each language, as they are spelled there. */
const spelled: Readonly<Record<Locale, Set<string>>> = {
  en: new Set(),
  es: new Set(),
  it: new Set(),
  zh: new Set(),
  ar: new Set(),
};
/** Chinese phrases by first character, longest first, because Chinese has no spaces. */
const chinese = new Map<string, readonly string[]>();

const chineseRun = /^[\p{Script=Han}]+$/u;

/** Adds a phrase to those with the same first character, if it is Chinese. */
export function addChinese(to: Map<string, readonly string[]>, text: string, others: readonly string[] = []): void {
  if (!chineseRun.test(text)) return;
  const first = [...text][0] ?? '';
  const all = new Set([...(to.get(first) ?? others), text]);
  to.set(
    first,
    [...all].sort((left, right) => right.length - left.length),
  );
}

function learn(text: string): readonly string[] {
  const found = wordsOfName(text);
  for (const word of found) knownWords.add(word);
  addChinese(chinese, text);
  return found;
}

const listed = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter(Boolean);

function addPhrase(text: string, sense: Sense | 'filler'): void {
  const key = learn(text).join(' ');
  if (key === '' || (sense === 'filler' && phrases.has(key))) return;
  phrases.set(key, sense);
  learnForms(text, sense === 'filler' ? sense : sense.kind);
}

/** The fact or filler that a run of words says besides goods; `written` holds the same words with their Arabic endings. */
export function phraseOf(run: readonly string[], written: readonly string[]): Sense | 'filler' | undefined {
  const key = run.join(' ');
  return run.length > 1 || isFormOf(key, written[0] ?? key) ? phrases.get(key) : undefined;
}

/** Adds a place unless its words say something else already. */
function addPlace(text: string, sense: Sense): void {
  const had = phrases.get(words(text).join(' '));
  if (had === undefined) addPhrase(text, sense);
  else if (had !== 'filler' && had.kind === sense.kind && had.value === sense.value) learnForms(text, sense.kind);
}

function addFacts(kind: SenseKind, lists: Readonly<Record<string, string>>): void {
  for (const [value, list] of Object.entries(lists))
    for (const item of listed(list))
      addPhrase(item.replace('?', ''), { kind, value, share: item.endsWith('?') ? shares.perhaps : shares.fact });
}

/**
 * The key under which a name is found: without small words, unless fewer than two others are left. Of `O-ring` and `aluminium can` one would be,
 * because the other is small in some language.
 */
export function nameKeyIn(locale: Locale, all: readonly string[]): string {
  const content = all.filter(isContent);
  return keyOf(locale, content.length > 1 ? content : all);
}

function addSense(locale: Locale, key: string, sense: Sense): void {
  const had = names[locale].get(key) ?? [];
  if (key === '' || had.some(({ kind, value }) => kind === sense.kind && value === sense.value)) return;
  names[locale].set(key, [...had, sense]);
}

function addName(locale: Locale, text: string, sense: Sense): void {
  const all = learn(text);
  for (const word of all) spelled[locale].add(word);
  addSense(locale, nameKeyIn(locale, all), sense);
}

/** `Nuts & Bolts` is also called `nuts` and `bolts`. */
function addWithParts(locale: Locale, text: string, kind: PlaceName['kind'], value: string): void {
  allNames.push({ locale, text, kind, value, isName: true });
  addName(locale, text, { kind, value, share: shares.name });
  const parts = text.split(/\s*(?:[&,/、，和与]|\s(?:and|y|e|ed|و)\s|\sو)\s*/u).filter((part) => part.length > 2);
  if (parts.length > 1) for (const part of parts) addName(locale, part, { kind, value, share: shares.hint });
}

/** Nodes of the industry tree with their English names. */
const places = industries.flatMap((industry) => [
  { kind: 'industry' as const, id: industry.id, name: industry.name },
  ...industry.categories.flatMap((category) => [
    { kind: 'category' as const, id: category.id, name: category.name },
    ...category.subCategories.map((sub) => ({ kind: 'sub' as const, id: sub.id, name: sub.name })),
  ]),
]);

async function learnLanguage(locale: Locale): Promise<void> {
  const [translation, long, thesaurus] = await Promise.all([
    loadTranslation(locale),
    loadLongNames(locale),
    thesaurusIn(locale),
  ]);
  const translated = { industry: translation?.industries, category: translation?.categories, sub: long?.subCategories };
  for (const { kind, id, name } of places) {
    const text = locale === 'en' ? name : translated[kind]?.[id];
    if (text) addWithParts(locale, text, kind, id);
  }
  for (const [id, terms] of thesaurus)
    for (const { isAmbiguous, term } of terms) {
      allNames.push({ locale, text: term, kind: 'sub', value: id, isName: false });
      addName(locale, term, { kind: 'sub', value: id, share: isAmbiguous ? shares.hint : shares.name });
    }
  const regions = new Intl.DisplayNames([locale], { type: 'region' });
  for (const { code } of countries) {
    const name = regions.of(code);
    if (name) addPlace(name, { kind: 'country', value: code, share: shares.fact });
  }
}

addFacts('country', placeWords);
for (const [text, value] of cityNames) addPhrase(text, { kind: 'city', value, share: shares.fact });
addFacts('type', typeWords);
addFacts('incoterms', incotermWords);
addFacts('sample', sampleWords);
for (const [value, list] of Object.entries(typeQuestions))
  for (const item of listed(list)) addPhrase(item, { kind: 'type', value, share: shares.fact });
for (const [text, value] of certificateWords) addPhrase(text, { kind: 'certificate', value, share: shares.fact });
for (const item of listed(filler)) addPhrase(item, 'filler');
// Else their characters would be searched one by one: a charging pile as `charging` and `pile`.
for (const name of namesElsewhere) addChinese(chinese, name);
for (const { code, countryName } of countries)
  addPlace(countryName, { kind: 'country', value: code, share: shares.fact });
for (const locale of lexiconLocales) await learnLanguage(locale);
// After cities and countries, of which many states have the names.
for (const locale of lexiconLocales)
  for (const [text, value] of await stateNames(locale)) addPlace(text, { kind: 'state', value, share: shares.fact });

/** Words and names that the search understands: ours, or ours and those that operators added. */
export interface Lexicon {
  /** Correctly spelled words. */
  readonly known: Pick<ReadonlySet<string>, 'has'>;
  readonly placeNames: readonly PlaceName[];
  /** Chinese phrases that begin with a character, longest first. */
  chineseFrom(first: string): readonly string[];
  /** Meanings of a name, by its key. */
  sensesOf(locale: Locale, key: string): readonly Sense[];
  /** Whether a name in this language has the word in this form. */
  spells(locale: Locale, word: string): boolean;
}

export const ourLexicon: Lexicon = {
  known: knownWords,
  placeNames: allNames,
  chineseFrom: (first) => chinese.get(first) ?? [],
  sensesOf: (locale, key) => names[locale].get(key) ?? [],
  spells: (locale, word) => spelled[locale].has(word),
};

/** `rope` is a word of English names; that its stem is that of Spanish `ropa` says nothing. */
function isOfAnotherLanguage({ spells }: Lexicon, locale: Locale, word: string): boolean {
  return !spells(locale, word) && lexiconLocales.some((other) => spells(other, word));
}

/** Whether a sense is the exact name of something, and no hint. */
export const isOutright = ({ share }: Sense): boolean => share > shares.hint;

/** Whether a run that begins or ends with a small word is a name as a whole, like `o ring`. */
export const isWholeName = ({ sensesOf }: Lexicon, run: readonly string[]): boolean =>
  run.length > 1 &&
  run.some(isContent) &&
  lexiconLocales.some((locale) => sensesOf(locale, keyOf(locale, run)).length > 0);

/** Meanings of a run of words in any of our languages. If a node and one of its descendants match, both are returned. */
export function namedBy(lexicon: Lexicon, run: readonly string[]): Sense[] {
  const content = run.filter(isContent);
  if (content.length === 0) return [];
  const found = new Map<string, Sense>();
  for (const locale of lexiconLocales) {
    if (content.some((word) => isOfAnotherLanguage(lexicon, locale, word))) continue;
    const keys = new Set([keyOf(locale, content), keyOf(locale, run)]);
    for (const sense of [...keys].flatMap((key) => lexicon.sensesOf(locale, key))) {
      const had = found.get(`${sense.kind}:${sense.value}`);
      if (!had || had.share < sense.share) found.set(`${sense.kind}:${sense.value}`, sense);
    }
  }
  const all = [...found.values()];
  const outright = all.filter(isOutright);
  // Hints are dropped beside an exact name: they would only blur it.
  return outright.length > 0 ? outright : all;
}
