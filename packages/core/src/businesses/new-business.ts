import type { createBusiness } from '@wbn/contract';
import type { InputOf } from '../api/types.ts';

/** The form of a new business; '' for a missing choice. */
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

/**
 * The body of the call: each category as `<industry>.<category>`, without the industry itself.
 *
 * @example
 * const form = { companyName: 'Acme', industry: '0006', categories: ['01'], businessType: 'MA', country: 'ES', state: '', shortDescription: 'Valves' };
 * newBusinessBody(form).categories; // ['0006.01']
 */
export function newBusinessBody({ coverPhoto, industry, profilePhoto, ...rest }: NewBusiness) {
  return {
    ...rest,
    categories: categoryPaths(industry, rest.categories),
    profilePhoto: profilePhoto ? { token: profilePhoto } : undefined,
    coverPhoto: coverPhoto ? { token: coverPhoto } : undefined,
  } satisfies InputOf<typeof createBusiness>['body'];
}

/** An id that contains its industry stays unchanged. */
export const categoryPaths = (industry: string, categories: readonly string[]): string[] =>
  categories.map((id) => (id.startsWith(`${industry}.`) ? id : `${industry}.${id}`));
