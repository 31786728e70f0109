/** Names of the lists that are too long for a page to carry: the server puts them into its answers. */
export type LongLists = {
  /** By full id: '0001.01.01'. */
  readonly subCategories: Readonly<Record<string, string>>;
  /** By country, then by id ('SA-01'). A country that stands here has all its states named: those left out are called as in English. */
  readonly states: Readonly<Record<string, Readonly<Record<string, string>>>>;
};
