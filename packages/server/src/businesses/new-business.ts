import { businessTypeOf, categoryOf, countryOf, hasStates, industryOf, isStateOf } from '../reference-data/lookups.ts';

/** The fields of a new business, as a client or an import file sends them. */
export interface BusinessDraft {
  companyName: string;
  /** Each entry is `<industry>.<category>`. */
  categories: readonly string[];
  businessType: string;
  country: string;
  state?: string | undefined;
  shortDescription: string;
}

/** The columns of a draft, and the names of its missing or unknown fields. Do not use the columns if any field is refused. */
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

/** Reads categories of one industry, each as `<industry>.<category>`. */
export function readCategories(sent: readonly string[]) {
  const categoryIds = [...new Set(sent.map(categoryIDFrom))];
  const industryId = categoryIds[0]?.split('.')[0] ?? '';
  const areKnown =
    industryOf(industryId) !== null && categoryIds.every((id) => id.startsWith(industryId) && categoryOf(id));
  return { categoryIds, industryId, areKnown };
}

/** A state is required exactly when the country has states. */
export const stateFits = (state: string | null, country: string): boolean =>
  state === null ? !hasStates(country) : isStateOf(state, country);

/** A category id contains its industry's id ('0001.01'). Some clients put the industry in front once more; accept both forms. */
const categoryIDFrom = (sent: string): string => {
  const parts = sent.trim().split('.');
  return (parts.length === 3 && parts[0] === parts[1] ? parts.slice(1) : parts).join('.');
};
