import type { ErrorName } from '../errors.ts';

/** The sentence of each error in one language. */
export type ErrorTexts = Readonly<Record<ErrorName, string>>;
