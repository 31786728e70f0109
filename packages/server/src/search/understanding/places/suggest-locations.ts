import { countries } from '@wbn/content';
import { words } from '../../engine/index.ts';
import { lexiconLocales } from '../lexicon-locales.ts';
import { ownStateNames } from '../state-words.ts';
import { cityWords } from './city-words.ts';
import { placeWords } from './place-words.ts';

/** A country by its code, a state by its id, or a city by the value that documents carry. */
export interface Location {
  readonly kind: 'country' | 'state' | 'city';
  readonly value: string;
}

interface Named extends Location {
  /** Its words with spaces between them. */
  readonly text: string;
}

/** Fewer letters begin too many names; in Chinese, one character is a word. */
const shortest = 3;
const han = /^\p{Script=Han}/u;

const keyOf = (text: string): string => words(text).join(' ');

function* namesOfCountries(): Generator<Named> {
  const regions = lexiconLocales.map((locale) => new Intl.DisplayNames([locale], { type: 'region' }));
  for (const { code, countryName } of countries) {
    const listed = placeWords[code]?.split(',') ?? [];
    // `polish?` names a country as well, but as the beginning of a text it names goods.
    const sure = listed.map((one) => one.trim()).filter((one) => !one.endsWith('?'));
    const names = [countryName, ...regions.map((region) => region.of(code) ?? ''), ...sure];
    for (const text of new Set(names.map(keyOf))) if (text !== '') yield { kind: 'country', value: code, text };
  }
}

/** A state's name begins where fewer letters begin many goods: `tex` is rather textiles. */
const shortestOfState = 4;

async function namesOfStates(): Promise<readonly Named[]> {
  const lists = await Promise.all(lexiconLocales.map(ownStateNames));
  const unique = new Map(lists.flatMap((names) => [...names].map(([name, id]) => [keyOf(name), id])));
  return [...unique].map(([text, value]) => ({ kind: 'state', value, text }));
}

const states = await namesOfStates();
const all: readonly Named[] = [
  ...namesOfCountries(),
  ...[...cityWords].map(([text, value]): Named => ({ kind: 'city', value, text })),
];

const byLength = (left: Named, right: Named): number =>
  left.text.length - right.text.length || (left.text < right.text ? -1 : 1);

/** Countries and cities whose name in any of our languages begins so, and then states; the shortest names first. */
export function suggestLocations(prefix: string, size: number): Location[] {
  const begun = keyOf(prefix);
  if (begun.length < shortest && !han.test(begun)) return [];
  const begins = ({ text }: Named) => text.startsWith(begun);
  const mayBeState = begun.length >= shortestOfState || han.test(begun);
  const found = [...all.filter(begins).sort(byLength), ...(mayBeState ? states.filter(begins).sort(byLength) : [])];
  const unique = new Map(found.toReversed().map(({ kind, value }) => [`${kind}:${value}`, { kind, value }]));
  return [...unique.values()].reverse().slice(0, size);
}
