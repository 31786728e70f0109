/** The shape of a text object with free strings: other languages have the keys of the English one. */
export type Widen<T> = T extends string ? string : { readonly [K in keyof T]: Widen<T[K]> };
