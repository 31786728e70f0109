import { createHash } from 'node:crypto';
import type { Filters, SearchDocument } from '../port.ts';

/** Generates businesses of about 20 words with word frequencies as in real text (Zipf-Mandelbrot); deterministic for a given size. */

const VOCABULARY = 50_000;
const FLATTENED = 5;
const SYLLABLES =
  'ba be bi bo bu da de di do du fa fe fi fo fu ga ge gi go gu ka ke ki ko ku la le li lo lu ma me mi mo mu na ne ni no nu pa pe pi po pu ra re ri ro ru sa se si so su ta te ti to tu va ve vi vo vu za ze zi zo zu'.split(
    ' ',
  );
const TYPES = ['MA', 'MA', 'MA', 'MA', 'DI', 'WS', 'IM', 'EX', 'RE', 'CO'];
const COUNTRIES = 'sa us cn de in it es tr ae gb fr mx br jp kr eg pl vn id nl pk ma cl pe za'.split(' ');

/** A small fast generator of random numbers in [0, 1): mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The word of a rank; rank 0 is the most common. */
export function wordOf(rank: number): string {
  const base = SYLLABLES.length;
  const mixed = (rank * 7_919 + 104_729) % base ** 3;
  const parts = [mixed % base, Math.floor(mixed / base) % base, Math.floor(mixed / base ** 2) % base];
  return `${parts.map((part) => SYLLABLES[part]).join('')}${SYLLABLES[(rank * 31 + 7) % base]?.[0] ?? 'k'}`;
}

const scale = Math.log((VOCABULARY + FLATTENED) / FLATTENED);

/** A rank drawn with probability about 1 / (rank + FLATTENED). */
export function rankFrom(random: () => number): number {
  return Math.min(VOCABULARY - 1, Math.floor(FLATTENED * Math.exp(random() * scale) - FLATTENED));
}

export function idOf(number: number): string {
  const hash = createHash('sha1').update(`bench ${number}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** The text that other engines index beside the name. */
export const otherText = ({
  categories = [],
  brand = '',
  description = '',
  keywords = '',
  specs = [],
}: SearchDocument) =>
  [...categories, brand, description, keywords, ...specs.map(({ value }) => value)]
    .filter((text) => text !== '')
    .join(' ');

function several(random: () => number, count: number): string[] {
  return Array.from({ length: count }, () => wordOf(rankFrom(random)));
}

/**
 * Words that nearly every company uses about itself. This is the hard case: any two of them appear together in a sixth of all documents.
 */
export const STOCK = ['quality', 'supplier', 'manufacturer', 'export', 'products', 'service', 'company', 'industrial'];
const HOUSES = ['steel', 'trading', 'group', 'works', 'factory', 'global', 'brothers', 'technical', 'gulf', 'star'];

function* stockPhrases(random: () => number): Generator<string> {
  for (const word of STOCK) if (random() < 0.4) yield word;
}

/** The same business with stock words in its description and one of ten common words in its name. */
export function stockBusinessOf(number: number): SearchDocument {
  const plain = businessOf(number);
  const random = randomFrom(number + 7_000_001);
  const house = HOUSES[Math.floor(random() * HOUSES.length)];
  return {
    ...plain,
    name: `${plain.name.split(' ').slice(0, 2).join(' ')} ${house}${random() < 0.2 ? ` ${STOCK[Math.floor(random() * 8)]}` : ''}`,
    description: `${plain.description?.split(' ').slice(0, 8).join(' ')} ${[...stockPhrases(random)].join(' ')}`,
  };
}

/** As many values as the network has, of the facets that the server counts for businesses. */
function facetsOf(number: number): Filters {
  const random = randomFrom(number + 3_000_001);
  const subs = Array.from({ length: 1 + Math.floor(random() * 3) }, () => Math.floor(951 * random() ** 2));
  const certificates = Array.from({ length: Math.floor(random() * 3) }, () => `c${Math.floor(40 * random() ** 2)}`);
  return {
    state: `s${Math.floor(400 * random() ** 2)}`,
    industry: [...new Set(subs.map((sub) => `${sub % 15}`))],
    category: [...new Set(subs.map((sub) => `${sub % 158}`))],
    sub: [...new Set(subs.map(String))],
    certificate: [...new Set(certificates)],
  };
}

export function businessOf(number: number): SearchDocument {
  const random = randomFrom(number + 1);
  const countryAt = Math.min(COUNTRIES.length - 1, Math.floor(random() ** 2 * COUNTRIES.length));
  const category = 20 + Math.floor(random() * 300);
  const type = TYPES[Math.floor(random() * TYPES.length)];
  const name = several(random, 2 + Math.floor(random() * 3)).join(' ');
  const description = several(random, 10 + Math.floor(random() * 8)).join(' ');
  const tier = random() < 0.05 ? 2 : 0;
  const verified = random() < 0.2;
  return {
    id: idOf(number),
    kind: 'business',
    type,
    name,
    categories: [`${wordOf(category)} ${wordOf(category + 300)}`],
    description,
    filters: {
      ...facetsOf(number),
      country: COUNTRIES[countryAt],
      tier: `${tier}`,
      ...(verified ? { verified: 'yes' } : {}),
    },
    boost: { tier, verified },
    createdAt: new Date(1_700_000_000_000 + number * 1000),
  };
}
