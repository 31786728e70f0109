import type { Call } from '../call.ts';

/** The words that operators added to the thesaurus of the search or switched off. */
export const listThesaurusTerms = {
  method: 'GET',
  path: 'operator/thesaurus',
  host: 'api',
  access: 'operator',
  scope: 'manage',
} as const satisfies Call;

export const addThesaurusTerm = {
  method: 'POST',
  path: 'operator/thesaurus',
  host: 'api',
  access: 'operator',
  scope: 'manage',
} as const satisfies Call;

/** The subcategories that a word names, and the searches of the last 30 days that contain it. */
export const explainThesaurusTerm = {
  method: 'GET',
  path: 'operator/thesaurus/word',
  host: 'api',
  access: 'operator',
  scope: 'manage',
} as const satisfies Call;

/** A word of our thesaurus no longer names a subcategory; removing the row switches it on again. */
export const switchOffThesaurusTerm = {
  method: 'POST',
  path: 'operator/thesaurus/off',
  host: 'api',
  access: 'operator',
  scope: 'manage',
} as const satisfies Call;

/** Removes a word that operators added, or switches a word of ours on again. */
export const removeThesaurusTerm = {
  method: 'DELETE',
  path: 'operator/thesaurus/:id',
  host: 'api',
  access: 'operator',
  scope: 'manage',
} as const satisfies Call;
