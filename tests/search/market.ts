import { industries } from '@wbn/content';
import type { TestApi } from '@wbn/server/testing';
import type { JudgedQuery } from './queries/query.ts';

/** The facts of a product or business for judging results. */
export interface Candidate {
  readonly id: string;
  /** Names of subcategories: of the product, or of all goods of the business. */
  readonly subCategories: ReadonlySet<string>;
  readonly country: string;
  readonly city: string;
  readonly type: string;
  readonly company: string;
  readonly certificates: readonly string[];
  readonly text: string;
}
export type Market = Readonly<Record<'product' | 'business', ReadonlyMap<string, Candidate>>>;

const names = new Map(
  industries.flatMap(({ categories }) =>
    categories.flatMap(({ subCategories }) => subCategories.map(({ id, name }) => [id, name] as const)),
  ),
);
export const subCategoryNames: ReadonlySet<string> = new Set(names.values());

/** Consultants, investors and public offices list their services under the goods concerned. */
const withoutGoods = new Set(['CO', 'IN', 'GO']);

/** The offers of the network, from its tables. */
export async function readMarket(db: TestApi['db']): Promise<Market> {
  const held = await db.selectFrom('certificates').select(['businessId', 'name']).execute();
  const certificates = Map.groupBy(held, ({ businessId }) => businessId);
  const rows = await db
    .selectFrom('businesses')
    .select(['id', 'companyName', 'businessTypeCode', 'countryCode', 'city'])
    .execute();
  const products = await db
    .selectFrom('products')
    .select(['id', 'businessId', 'subCategoryId', 'name', 'specs'])
    .execute();
  const productsOf = Map.groupBy(products, ({ businessId }) => businessId);
  const businesses = new Map(
    rows.map((row): [string, Candidate] => [
      row.id,
      {
        id: row.id,
        subCategories: new Set((productsOf.get(row.id) ?? []).map((product) => names.get(product.subCategoryId!)!)),
        country: row.countryCode ?? '',
        city: row.city ?? '',
        type: row.businessTypeCode,
        company: folded(row.companyName),
        certificates: (certificates.get(row.id) ?? []).map(({ name }) => name),
        text: '',
      },
    ]),
  );
  const goods = products.map((product): [string, Candidate] => {
    const business = businesses.get(product.businessId)!;
    const subCategories = withoutGoods.has(business.type) ? [] : [names.get(product.subCategoryId!)!];
    const text = [product.name, ...product.specs.map(({ key, value }) => `${key} ${value} | ${value}`)].join(' | ');
    return [product.id, { ...business, id: product.id, subCategories: new Set(subCategories), text: joined(text) }];
  });
  return { business: businesses, product: new Map(goods) };
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').toLowerCase();

const units = 'mm|cm|m|ml|l|kg|g|t|kw|kva|kwh|w|a|v|ah|bar|mp|tb|gb|btu|ports|poles|inch';
/** Sizes and codes without spaces and hyphens: `DN 50` and `DN50`, `KC-380` and `KC 380` are equal. */
const joined = (text: string) =>
  text
    .toLowerCase()
    .replace(/(?<![\p{L}\d])(\p{L}{1,5})[ -](?=\d)/gu, '$1')
    .replace(new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu'), '');
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const hasSize = (text: string, size: string) =>
  new RegExp(`(?<![\\p{L}\\d.,])${literal(joined(size))}(?![\\p{L}\\d])`, 'u').test(text);

const hasWord = (text: string, word: string) =>
  new RegExp(`(?<![\\p{L}\\d]|without )${literal(word)}(?![\\p{L}\\d]|[- ]free)`, 'u').test(text);

const oneOf = (list: string | undefined, holds: (item: string) => boolean) =>
  list === undefined || list.split('|').some(holds);

/** Whether a candidate is a correct result of a query. */
export function isRight([, subCategories, facts = {}]: JudgedQuery, candidate: Candidate): boolean {
  return (
    (subCategories === '' || subCategories.split('|').some((name) => candidate.subCategories.has(name))) &&
    oneOf(facts.country, (code) => candidate.country === code) &&
    (facts.notCountry === undefined || candidate.country !== facts.notCountry) &&
    oneOf(facts.city, (name) => candidate.city === name) &&
    oneOf(facts.type, (code) => candidate.type === code) &&
    oneOf(facts.certificate, (start) => candidate.certificates.some((name) => name.startsWith(start))) &&
    (facts.company === undefined ||
      folded(facts.company)
        .split(' ')
        .every((word) => candidate.company.includes(word))) &&
    (facts.lacks === undefined || !hasWord(candidate.text, facts.lacks.toLowerCase())) &&
    (facts.spec === undefined || hasSize(candidate.text, facts.spec))
  );
}

export const kindOf = ([, , facts]: JudgedQuery) => facts?.kind ?? 'product';
