import * as z from 'zod/mini';

/** Input and output of a call. A missing part must be empty. */
export interface Shape {
  readonly params?: z.core.$ZodType;
  /** The parameters; an empty one counts as not sent. */
  readonly query?: z.core.$ZodObject;
  readonly body?: z.core.$ZodType;
  readonly answer: z.core.$ZodType;
}

/**
 * Every API call accepts `locale` in its query: the language of countries, business types, industries, categories, positions, genders and
 * languages in the answer, and of a receipt. Default, also for unsupported languages: English.
 */
export const answerLocale = z.optional(z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8}){0,3}$/)));
