import type { createBusiness } from '@wbn/contract';
import type { InputOf } from '../api/types.ts';

/** What the form of a new business holds; '' for what is not chosen yet. */
export interface NewBusiness {
  readonly companyName: string;
  readonly industry: string;
  /** Ids of the industry's categories. */
  readonly categories: readonly string[];
  readonly businessType: string;
  readonly country: string;
  readonly state: string;
  readonly shortDescription: string;
  /** Tokens of uploads. */
  readonly profilePhoto?: string | undefined;
  readonly coverPhoto?: string | undefined;
}

/** As the call takes it: each category as `<industry>.<category>`, the industry itself dropped. */
export function newBusinessBody({ coverPhoto, industry, profilePhoto, ...rest }: NewBusiness) {
  return {
    ...rest,
    categories: categoryPaths(industry, rest.categories),
    profilePhoto: profilePhoto ? { token: profilePhoto } : undefined,
    coverPhoto: coverPhoto ? { token: coverPhoto } : undefined,
  } satisfies InputOf<typeof createBusiness>['body'];
}

/** An id that says its industry already is left as it is. */
export const categoryPaths = (industry: string, categories: readonly string[]): string[] =>
  categories.map((id) => (id.startsWith(`${industry}.`) ? id : `${industry}.${id}`));
