import { businessTypeOf, categoryOf, countryOf, hasStates, industryOf, isStateOf } from '../reference-data/lookups.ts';

/** What a new business is made of, as a client or an importer says it. */
export interface BusinessDraft {
  companyName: string;
  /** `<industry>.<category>` each. */
  categories: readonly string[];
  businessType: string;
  country: string;
  state?: string | undefined;
  shortDescription: string;
}

/** Columns of a draft, and the names of the fields that are missing or unknown: with any, the columns are worth nothing. */
export function readDraft(draft: BusinessDraft) {
  const country = draft.country.trim().toUpperCase();
  const state = draft.state?.trim() || null;
  const { categoryIds, industryId, areKnown } = readCategories(draft.categories);
  const refused = [
    ...(draft.companyName.trim() === '' ? ['companyName'] : []),
    ...(draft.shortDescription.trim() === '' ? ['shortDescription'] : []),
    ...(businessTypeOf(draft.businessType) === null ? ['businessType'] : []),
    ...(countryOf(country) === null ? ['country'] : []),
    ...(stateFits(state, country) ? [] : ['state']),
    ...(areKnown ? [] : ['categories']),
  ];
  const columns = {
    companyName: draft.companyName.trim(),
    shortDescription: draft.shortDescription.trim(),
    businessTypeCode: draft.businessType,
    industryId,
    countryCode: country,
    stateId: state,
  };
  return { columns, categoryIds, refused };
}

/** Categories of one industry, as `<industry>.<category>` each. */
export function readCategories(sent: readonly string[]) {
  const categoryIds = [...new Set(sent.map(categoryIDFrom))];
  const industryId = categoryIds[0]?.split('.')[0] ?? '';
  const areKnown =
    industryOf(industryId) !== null && categoryIds.every((id) => id.startsWith(industryId) && categoryOf(id));
  return { categoryIds, industryId, areKnown };
}

/** Required exactly where the country has states. */
export const stateFits = (state: string | null, country: string): boolean =>
  state === null ? !hasStates(country) : isStateOf(state, country);

/** A category's id holds its industry's already ('0001.01'); a client that puts the industry in front again means the same. */
const categoryIDFrom = (sent: string): string => {
  const parts = sent.trim().split('.');
  return (parts.length === 3 && parts[0] === parts[1] ? parts.slice(1) : parts).join('.');
};
