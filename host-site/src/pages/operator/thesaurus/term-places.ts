import type { Industry } from '@wbn/contract/shapes';

/** Subcategories with their path, so that each part of it can be searched. */
export const placeRows = (industries: readonly Industry[]): { readonly value: string; readonly label: string }[] =>
  industries.flatMap(({ categories, name }) =>
    categories.flatMap((category) =>
      category.subCategories.map((sub) => ({
        value: sub.id,
        label: `${name} › ${category.name} › ${sub.name}`,
      })),
    ),
  );

/** The name of a subcategory in the language of the tree; undefined if the tree does not have it. */
export const placeName = (industries: readonly Industry[], id: string): string | undefined =>
  industries
    .flatMap(({ categories }) => categories)
    .flatMap(({ subCategories }) => subCategories)
    .find((sub) => sub.id === id)?.name;
