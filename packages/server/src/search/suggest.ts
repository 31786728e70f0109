import { businessPath, productPath, resultKind, searchPath } from '@wbn/contract';
import { cardsByID } from '../businesses/query.ts';
import type { Context } from '../context.ts';
import type { Handler, Input } from '../handler.ts';
import { productsOf } from '../products/product.ts';
import { selectListedProducts } from '../products/select-products.ts';
import { cutUnfolded, type Suggestion } from './engine/index.ts';
import { nameOfValue } from './filters/value-names.ts';
import { beginningsOf } from './understanding/beginnings.ts';
import type { Lexicon } from './understanding/lexicon.ts';
import { suggestLocations } from './understanding/places/suggest-locations.ts';
import { suggestPlaces } from './understanding/places/suggest-places.ts';

/** A suggestion with its list entry: kind (for the icon), picture and target page. */
interface Shown {
  readonly text: string;
  readonly kind: 'word' | 'category' | 'place' | 'business' | 'product' | 'user';
  readonly link?: string;
  readonly picture?: string;
}

type Reads = Pick<Context, 'learned' | 'picture' | 'readDb' | 'search' | 'thesaurus'>;

/** Most industry-tree nodes in a list of suggestions. */
const maxCategories = 3;
/** Most countries and cities, and how many are looked up until one of them has goods or businesses. */
const maxLocations = 1;
const mostLookedUp = 4;
/** Most popular searches in a list of suggestions; they come first. */
const mostPopular = 2;

interface Begun {
  readonly prefix: string;
  readonly type: string | undefined;
  readonly locale: string | undefined;
}

const filteredBy = (name: string, value: string, type: string | undefined): string =>
  `${searchPath(type ?? 'PR', 'global', '')}&${name}=${value}`;

function categoriesFor({ locale, prefix, type }: Begun, lexicon: Lexicon): Shown[] {
  const isPlace = suggestLocations(prefix, 1).length > 0;
  return suggestPlaces(prefix, maxCategories, lexicon, isPlace).map(({ id, kind }) => {
    const text = nameOfValue(kind, id, locale) ?? id;
    return { text, kind: 'category', link: filteredBy(kind, id, type) };
  });
}

const capitalised = (city: string): string => city.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Countries, states and cities as searches that find something. A city has no filter in the address: the search reads its name as one. */
async function locationsFor({ locale, prefix, type = 'PR' }: Begun, { search }: Reads): Promise<Shown[]> {
  const begun = suggestLocations(prefix, mostLookedUp);
  const kind = resultKind(type);
  const filters = begun.map(({ kind, value }) => ({ name: kind, value }));
  const held = await search.held({ kind, ...(kind === 'business' ? { type } : {}), filters });
  return begun
    .filter((_, at) => held[at])
    .slice(0, maxLocations)
    .map(({ kind, value }): Shown => {
      if (kind === 'city') return { text: capitalised(value), kind: 'place', link: searchPath(type, 'global', value) };
      if (kind === 'state')
        return { text: nameOfValue(kind, value, locale) ?? value, kind: 'place', link: filteredBy(kind, value, type) };
      return { text: nameOfValue(kind, value, locale) ?? value, kind: 'place', link: searchPath(type, value, '') };
    });
}

/** The answer for the first of the beginnings that has one. */
async function firstFound<Found>(
  beginnings: readonly string[],
  find: (prefix: string) => Promise<readonly Found[]>,
): Promise<readonly Found[]> {
  for (const prefix of beginnings) {
    const found = await find(prefix);
    if (found.length > 0) return found;
  }
  return [];
}

/** Suggested names with picture and page; removed resources are left out. */
async function namesWithPages({ picture, readDb }: Reads, found: readonly Suggestion[]): Promise<Map<string, Shown>> {
  const idsOf = (kind: string) => found.flatMap((one) => (one.kind === kind && one.id ? [one.id] : []));
  const productIds = idsOf('product');
  const [cards, rows] = await Promise.all([
    cardsByID(readDb, idsOf('business'), picture),
    productIds.length === 0
      ? []
      : selectListedProducts(readDb).where('p.id', 'in', productIds).where('p.deletedAt', 'is', null).execute(),
  ]);
  const shown = new Map<string, Shown>();
  for (const [id, { general }] of cards)
    shown.set(id, {
      text: general.companyName,
      kind: 'business',
      link: businessPath(general.companyName, id),
      ...(general.profilePhoto ? { picture: general.profilePhoto.url } : {}),
    });
  for (const { businessProfile, mainImage, name, productID } of await productsOf(readDb, rows, picture))
    shown.set(productID, {
      text: name,
      kind: 'product',
      link: productPath(businessProfile.general.companyName, name, productID),
      ...(mainImage ? { picture: mainImage.url } : {}),
    });
  return shown;
}

/** Most letters of a beginning. */
const longestPrefix = 64;

/** The list of suggestions for a beginning. */
export async function suggestionsFor(
  { businessType, size, ...asked }: Input<'suggest'>['body'],
  locale: string | undefined,
  context: Reads,
): Promise<Shown[]> {
  const prefix = cutUnfolded(asked.prefix, longestPrefix);
  const kind = businessType && resultKind(businessType);
  const type = kind === 'business' ? businessType : undefined;
  if (prefix.trim() === '')
    return kind === 'user' ? [] : context.learned.popular('', kind, size).map((text) => ({ text, kind: 'word' }));
  const lexicon = await context.thesaurus.lexicon();
  const beginnings = beginningsOf(prefix, lexicon);
  const begun = { type: businessType, locale };
  const [categories, locations, found] = await Promise.all([
    kind === 'user' ? [] : firstFound(beginnings, async (prefix) => categoriesFor({ ...begun, prefix }, lexicon)),
    kind === 'user' ? [] : locationsFor({ ...begun, prefix }, context),
    firstFound(beginnings, (prefix) => context.search.suggest({ kind, type, prefix, size })),
  ]);
  const pages = await namesWithPages(context, found);
  const others = found.flatMap((one): Shown[] => {
    if (one.source === 'word') return [{ text: one.text, kind: 'word' }];
    if (one.kind === 'user') return [{ text: one.text, kind: 'user', link: `/profile/${one.id}` }];
    const page = pages.get(one.id ?? '');
    return page ? [page] : [];
  });
  const popular = kind === 'user' ? [] : context.learned.popular(prefix, kind, mostPopular);
  const words = [
    ...popular.map((text): Shown => ({ text, kind: 'word' })),
    ...others.filter((one) => one.kind === 'word'),
  ];
  const names = others.filter((one) => one.kind !== 'word');
  const places = [...categories.slice(0, maxCategories - locations.length), ...locations];
  const room = Math.max(1, size - places.length - Math.min(names.length, 2));
  const listed = [...words.slice(0, room), ...places, ...names, ...words.slice(room)];
  return [...new Map(listed.map((one) => [one.text.toLowerCase(), one])).values()].slice(0, size);
}

export const suggest: Handler<'suggest'> = ({ body, locale }, context) => suggestionsFor(body, locale, context);
