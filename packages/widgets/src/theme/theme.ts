import type { TokenName } from './tokens.ts';

/** A preset of `configure({ theme })`: the custom properties by their names without `--wbn-`. `null` removes one. */
export type Theme = { readonly [Name in Exclude<TokenName, 'density'>]?: string | number | null } & {
  readonly density?: Density | number | null;
};

export type Density = 'compact' | 'normal' | 'roomy';
