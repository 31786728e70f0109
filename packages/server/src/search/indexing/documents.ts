import type { ProductFacts } from '@wbn/contract';
import type { ProductSpec, Tier } from '@wbn/database';
import { businessTypeName, categoriesOf } from '../../businesses/card.ts';
import {
  categoryOf,
  countryOf,
  industryOf,
  jobPositionOf,
  stateOf,
  subCategoryOf,
} from '../../reference-data/lookups.ts';
import type { Filters, SearchBoost, SearchDocument, SearchSpec, SearchTier } from '../engine/index.ts';
import { specFilters } from '../filters/goods-filters.ts';
import { offerFilters } from '../filters/offer-filters.ts';
import { soundFilters } from '../foreign-names.ts';
import { certificateKeys } from '../understanding/certificates.ts';
import { cityValue } from '../understanding/places/city-words.ts';
import { isForeign, latinNames } from '../understanding/romanize.ts';
import { inOtherLanguages } from './other-languages.ts';

/** Builds the search document of each row. */

const tierRanks: Record<Tier, SearchTier> = { standard: 0, gold: 1, premium: 2, platinum: 3 };

const words = (...parts: (string | null | undefined)[]): string =>
  parts.filter((part): part is string => Boolean(part)).join(' ');

export interface BusinessSource {
  id: string;
  companyName: string;
  shortDescription: string;
  generalDescription: string | null;
  businessTypeCode: string;
  industryId: string;
  categoryIds: readonly string[];
  countryCode: string;
  stateId: string | null;
  city: string | null;
  subscription: Tier;
  verified: boolean;
  /** Whether a boost of the business itself is running. */
  boosted?: boolean;
  createdAt: Date;
  certificates: readonly string[];
  /** Subcategories of its published products. */
  subCategoryIds: readonly string[];
}

interface Company {
  businessTypeCode: string;
  countryCode: string;
  stateId: string | null;
  city: string | null;
  subscription: Tier;
  verified: boolean;
  certificates: readonly string[];
}

/** Filters of a company, for itself and for its products. */
const companyFilters = (row: Company): Filters => ({
  country: row.countryCode,
  state: row.stateId ?? undefined,
  city: cityValue(row.city),
  type: row.businessTypeCode,
  verified: row.verified ? 'yes' : undefined,
  tier: row.subscription,
  certificate: row.certificates.flatMap(certificateKeys),
});

/** Consultants, investors and authorities: a search for goods ranks companies that sell goods higher. */
const advisers = ['CO', 'IN', 'GO'];
const boostOf = (row: Company & { boosted?: boolean }): SearchBoost => ({
  tier: tierRanks[row.subscription],
  verified: row.verified,
  boosted: row.boosted ?? false,
  advises: advisers.includes(row.businessTypeCode),
});

/** Nodes of the industry tree with their ancestors. */
const treeFilters = (industry: string | null, categories: readonly string[], subs: readonly string[]): Filters => {
  const allCategories = [...categories, ...subs.map((id) => id.slice(0, 7))];
  return {
    sub: subs,
    category: [...new Set(allCategories)],
    industry: [...new Set([...(industry ? [industry] : []), ...allCategories.map((id) => id.slice(0, 4))])],
  };
};

/** Names of places are keywords too: people type them in the search text, whatever the country filter is. */
export const businessDocument = (row: BusinessSource): SearchDocument => ({
  id: row.id,
  kind: 'business',
  type: row.businessTypeCode,
  name: row.companyName,
  otherNames: latinNames(row.companyName),
  categories: [industryOf(row.industryId)?.name ?? '', ...categoriesOf(row.categoryIds).map(({ name }) => name)],
  description: words(row.shortDescription, row.generalDescription),
  keywords: words(
    businessTypeName(row.businessTypeCode).name,
    row.city,
    stateOf(row.stateId)?.stateName,
    countryOf(row.countryCode)?.countryName,
    ...row.certificates,
    ...row.subCategoryIds.map((id) => subCategoryOf(id)?.name),
    inOtherLanguages(row),
  ),
  filters: {
    ...companyFilters(row),
    ...treeFilters(row.industryId, row.categoryIds, row.subCategoryIds),
    ...soundFilters(row.companyName),
  },
  boost: boostOf(row),
  createdAt: row.createdAt,
});

export interface ProductSource {
  id: string;
  externalId: string | null;
  name: string;
  keywords: readonly string[];
  description: string | null;
  industryId: string | null;
  categoryId: string | null;
  subCategoryId: string | null;
  specs: readonly ProductSpec[];
  createdAt: Date;
  leadTime: string | null;
  offer: ProductFacts;
  companyName: string;
  businessTypeCode: string;
  countryCode: string;
  stateId: string | null;
  city: string | null;
  certificates: readonly string[];
  subscription: Tier;
  verified: boolean;
  /** Whether a boost of the product itself is running. */
  boosted?: boolean;
}

const brandKey = /^(?:brand|manufacturer|maker)(?: name)?$/i;
const codeKey = /(?:part|model|article|item|catalog(?:ue)?) ?(?:number|no\.?|code)|^(?:ean|upc|gtin|sku|mpn)$/i;
/** A code of the Harmonized System with its shorter forms: six digits are the same in all countries. `HS` is searched with them. */
const hsCodes = (code: string | undefined): string[] =>
  code === undefined
    ? []
    : [...new Set([`HS ${code.slice(0, 6)}`, ...[6, 8, 10].map((length) => code.slice(0, length))])];
const specValue = ({ value }: SearchSpec) => value;

export const productDocument = (row: ProductSource): SearchDocument => ({
  id: row.id,
  kind: 'product',
  name: row.name,
  otherNames: [...latinNames(row.name), ...latinNames(row.companyName)],
  categories: [industryOf(row.industryId), categoryOf(row.categoryId), subCategoryOf(row.subCategoryId)].map(
    (place) => place?.name ?? '',
  ),
  brand: row.specs.find(({ key }) => brandKey.test(key))?.value,
  codes: [
    ...[row.externalId, row.offer.model].filter((code) => code !== null && code !== undefined),
    ...hsCodes(row.offer.hsCode),
    ...row.specs.filter(({ key }) => codeKey.test(key)).map(specValue),
  ],
  description: row.description ?? '',
  specs: [...row.specs],
  keywords: words(
    ...row.keywords,
    row.companyName,
    row.city,
    stateOf(row.stateId)?.stateName,
    countryOf(row.countryCode)?.countryName,
    ...row.certificates,
    inOtherLanguages({ ...row, categoryIds: row.categoryId ? [row.categoryId] : [] }),
  ),
  filters: {
    ...companyFilters(row),
    ...treeFilters(
      row.industryId,
      row.categoryId ? [row.categoryId] : [],
      row.subCategoryId ? [row.subCategoryId] : [],
    ),
    ...offerFilters(row.offer, row.leadTime),
    ...specFilters(row.specs),
    ...soundFilters(...(isForeign(row.name) ? [row.name] : []), row.companyName),
  },
  boost: boostOf(row),
  price: row.offer.price,
  createdAt: row.createdAt,
});

export interface UserSource {
  id: string;
  username: string | null;
  firstName: string;
  lastName: string;
  briefPresentation: string | null;
  companyName: string | null;
  city: string | null;
  countryCode: string | null;
  stateId: string | null;
  jobPositionId: string | null;
  industryId: string | null;
  profession: string | null;
  showProfession: boolean;
  createdAt: Date;
}

/** Only fields that the public profile shows: a search must not reveal hidden fields. */
export const userDocument = (row: UserSource): SearchDocument => ({
  id: row.id,
  kind: 'user',
  name: words(row.firstName, row.lastName),
  otherNames: latinNames(words(row.firstName, row.lastName)),
  categories: [row.companyName ?? '', jobPositionOf(row.jobPositionId)?.name ?? ''],
  description: row.briefPresentation ?? '',
  keywords: words(
    row.username,
    row.showProfession ? row.profession : null,
    industryOf(row.industryId)?.name,
    row.city,
    stateOf(row.stateId)?.stateName,
    countryOf(row.countryCode)?.countryName,
  ),
  longText: inOtherLanguages(row),
  filters: { country: row.countryCode ?? undefined },
  createdAt: row.createdAt,
});

export interface PostSource {
  id: string;
  content: string;
  firstName: string;
  lastName: string;
  /** Of the business that the person spoke for. */
  companyName: string | null;
  createdAt: Date;
}

/** The author is a part of the document: a search for a company finds what it wrote. */
export const postDocument = (row: PostSource): SearchDocument => {
  const author = row.companyName ?? words(row.firstName, row.lastName);
  return {
    id: row.id,
    kind: 'post',
    name: '',
    otherNames: [author, ...latinNames(author)],
    description: row.content,
    createdAt: row.createdAt,
  };
};
