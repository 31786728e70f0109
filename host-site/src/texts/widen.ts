import type { Plural } from '@wbn/contract';

/**
 * The shape of a text object with free strings: other languages have the keys of the English one. A text with a count has the forms of its
 * own language.
 */
export type Widen<T> = T extends string
  ? string
  : T extends { readonly in: string; readonly other: string }
    ? Plural
    : { readonly [K in keyof T]: Widen<T[K]> };
