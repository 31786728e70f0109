import type { Page } from '../pages/blocks.ts';

/** An export tip article; its number ends its path. */
export type Tip = Page & {
  readonly index: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** For lists of tips. */
  readonly shortTitle: string;
};
