import { idFromParameter } from '@wbn/contract';
import { personalPage } from '../personal/personal-page.ts';
import type { LoaderInput } from '../routing/page-route.ts';
import { rawSlug } from '../routing/slug.ts';

interface BusinessAddress {
  readonly businessID: string;
}

/** The exports of a page of one business for its members: a personal page whose address names the business. */
export const businessPage = <T extends { readonly title: string }, More extends object = object>(
  sources: Parameters<typeof personalPage<T>>[0],
  more?: (input: LoaderInput) => More,
) =>
  personalPage<T, BusinessAddress & More>(sources, (input) => ({
    businessID: idFromParameter(rawSlug(input.url)),
    ...(more?.(input) as More),
  }));
