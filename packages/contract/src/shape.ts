import * as z from 'zod/mini';

/** What goes into a call and what comes out of it. A part that is left out must be empty. */
export interface Shape {
  readonly params?: z.core.$ZodType;
  /** Names of the parameters; one that comes empty counts as not given. */
  readonly query?: z.core.$ZodObject;
  readonly body?: z.core.$ZodType;
  readonly answer: z.core.$ZodType;
}

/**
 * Every call of the API takes `locale` in its query beside what its shape says: the language in which the answer names countries, types of
 * business, industries, categories, positions, genders and languages, and in which a receipt is written. Without it, for `en` and for a language we do not speak: English.
 */
export const answerLocale = z.optional(z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8}){0,3}$/)));
