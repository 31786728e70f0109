/** A category and its subcategories in source form; ids come from the positions. */
export type CategorySource = readonly [name: string, subCategories: readonly string[]];

export type SubCategory = {
  /** Industry, category and position in it: '0001.01.01'. */
  readonly id: string;
  readonly name: string;
  /** From 1, in display order. */
  readonly order: number;
};

export type Category = {
  /** Industry and position in it: '0001.01'. */
  readonly id: string;
  readonly name: string;
  readonly order: number;
  readonly subCategories: readonly SubCategory[];
};

/** The part of an industry that a card or a menu needs, without its categories. */
export type IndustryHead = {
  /** Four digits, '0001' to '0015'; never given to another industry. */
  readonly id: string;
  /** The label, also the search text of its link. */
  readonly name: string;
  /** Name of an icon in the lucide set. */
  readonly icon: string;
  readonly order: number;
};

export type Industry = IndustryHead & { readonly categories: readonly Category[] };

/** A description of each industry by id, for its card on /industries. */
export type IndustryDescriptions = Readonly<Record<string, string>>;
