/** A category and the names of its subcategories, as written down; ids come from the positions. */
export type CategorySource = readonly [name: string, subCategories: readonly string[]];

export type SubCategory = {
  /** Industry, category and place in it: '0001.01.01'. */
  readonly id: string;
  readonly name: string;
  /** From 1, in the order of showing. */
  readonly order: number;
};

export type Category = {
  /** Industry and place in it: '0001.01'. */
  readonly id: string;
  readonly name: string;
  readonly order: number;
  readonly subCategories: readonly SubCategory[];
};

/** What a card or a menu needs of an industry, without its categories. */
export type IndustryHead = {
  /** Four digits, '0001' to '0015'; never given to another industry. */
  readonly id: string;
  /** The label, and the text of the search its link makes. */
  readonly name: string;
  /** Name of an icon in the lucide set. */
  readonly icon: string;
  readonly order: number;
};

export type Industry = IndustryHead & { readonly categories: readonly Category[] };

/** What each industry covers, by its id, for its card on /industries. */
export type IndustryDescriptions = Readonly<Record<string, string>>;
