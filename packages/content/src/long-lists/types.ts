/** Names of the lists that are too long for a page to carry: the server puts them into its answers. */
export type LongLists = {
  /** By full id: '0001.01.01'. */
  readonly subCategories: Readonly<Record<string, string>>;
  /** By country, in the order of our list of its states: all of a country's, or none. */
  readonly states: Readonly<Record<string, readonly string[]>>;
};
