/** Names of lists that are too long to be part of a page: the server adds them to its answers. */
export type LongLists = {
  /** By full id: '0001.01.01'. */
  readonly subCategories: Readonly<Record<string, string>>;
  /** By country, then by id ('SA-01'). In a listed country, missing states keep their English names. */
  readonly states: Readonly<Record<string, Readonly<Record<string, string>>>>;
};
