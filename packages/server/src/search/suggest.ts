import { businessPath, productPath, resultKind, searchPath } from '@wbn/contract';
import { cardsByID } from '../businesses/query.ts';
import type { Context } from '../context.ts';
import type { Handler } from '../handler.ts';
import { productsOf } from '../products/product.ts';
import { selectListedProducts } from '../products/select-products.ts';
import { cutUnfolded, type Suggestion } from './engine/index.ts';
import type { Lexicon } from './understanding/lexicon.ts';
import { suggestPlaces } from './understanding/suggest-places.ts';
import { nameOfValue } from './value-names.ts';

/** A suggestion with its list entry: kind (for the icon), picture and target page. */
interface Shown {
  readonly text: string;
  readonly kind: 'word' | 'category' | 'business' | 'product' | 'user';
  readonly link?: string;
  readonly picture?: string;
}

/** Most industry-tree nodes in a list of suggestions. */
const maxPlaces = 3;
/** Most popular searches in a list of suggestions; they come first. */
const mostPopular = 2;

function placesFor(prefix: string, type: string | undefined, locale: string | undefined, lexicon: Lexicon): Shown[] {
  return suggestPlaces(prefix, maxPlaces, lexicon).map(({ id, kind }) => {
    const text = nameOfValue(kind, id, locale) ?? id;
    return { text, kind: 'category', link: `${searchPath(type ?? 'PR', 'global', '')}&${kind}=${id}` };
  });
}

/** Suggested names with picture and page; removed resources are left out. */
async function namesWithPages({ picture, readDb }: Context, found: readonly Suggestion[]): Promise<Map<string, Shown>> {
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

export const suggest: Handler<'suggest'> = async ({ body: { businessType, size, ...asked }, locale }, context) => {
  const prefix = cutUnfolded(asked.prefix, longestPrefix);
  const kind = businessType && resultKind(businessType);
  const type = kind === 'business' ? businessType : undefined;
  if (prefix.trim() === '')
    return kind === 'user' ? [] : context.learned.popular('', kind, size).map((text) => ({ text, kind: 'word' }));
  const places = kind === 'user' ? [] : placesFor(prefix, businessType, locale, await context.thesaurus.lexicon());
  const found = await context.search.suggest({ kind, type, prefix, size });
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
  const room = Math.max(1, size - places.length - Math.min(names.length, 2));
  const listed = [...words.slice(0, room), ...places, ...names, ...words.slice(room)];
  return [...new Map(listed.map((one) => [one.text.toLowerCase(), one])).values()].slice(0, size);
};
