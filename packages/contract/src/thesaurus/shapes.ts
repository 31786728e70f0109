import * as z from 'zod/mini';
import { optionalName, pathID, queryCount, requiredText, success } from '../primitives.ts';
import type { Shape } from '../shape.ts';
import { longestTerm, thesaurusLocales } from './locales.ts';

const locale = z.enum(thesaurusLocales);

/** Letters, digits and the signs within names of goods; no sign alone. Two patterns, because one would take quadratic time. */
const isTerm = (value: string) => /^[\p{L}\p{M}\p{N} '’./&+-]*$/u.test(value) && /[\p{L}\p{N}]/u.test(value);
const term = requiredText(longestTerm).check(z.refine(isTerm, 'must be a word'));
const subCategoryID = z.string().check(z.regex(/^\d{4}\.\d{2}\.\d{2}$/));

export const thesaurusTerm = z.strictObject({
  termID: z.number(),
  locale,
  term: z.string(),
  /** The word is switched off for the subcategory. */
  isOff: z.boolean(),
  subCategory: z.strictObject({ id: z.string(), name: z.string() }),
  /** Null if their account is gone. */
  addedBy: z.nullable(z.strictObject({ userID: z.string(), name: z.string() })),
  addedAt: z.string(),
});
export type ThesaurusTermRecord = z.infer<typeof thesaurusTerm>;

export const thesaurusShapes = {
  /** Newest first, 50 at a time; `text` filters by a part of the word. `language`, because `locale` in a query is that of the answer. */
  listThesaurusTerms: {
    query: z.strictObject({
      language: z.optional(locale),
      text: z.optional(optionalName(longestTerm)),
      nextID: z.optional(queryCount),
    }),
    answer: success(z.strictObject({ items: z.array(thesaurusTerm), nextID: z.nullable(z.string()) })),
  },
  /** `shared`: the word may also name other subcategories. Adding a word twice changes nothing. */
  addThesaurusTerm: {
    body: z.strictObject({ locale, term, subCategoryID, shared: z._default(z.boolean(), false) }),
    answer: success(thesaurusTerm),
  },
  /** Searches of all visitors, ordered by number of visitors. */
  explainThesaurusTerm: {
    query: z.strictObject({ language: locale, term }),
    answer: success(
      z.strictObject({
        places: z.array(
          z.strictObject({
            id: z.string(),
            name: z.string(),
            /** The row of the list, if operators added the word or switched it off. */
            termID: z.nullable(z.number()),
            isOff: z.boolean(),
          }),
        ),
        searches: z.array(z.strictObject({ words: z.string(), searches: z.number(), visitors: z.number() })),
      }),
    ),
  },
  /** Conflict: the word does not name that subcategory, or operators added it: then it is removed instead. */
  switchOffThesaurusTerm: {
    body: z.strictObject({ locale, term, subCategoryID }),
    answer: success(thesaurusTerm),
  },
  removeThesaurusTerm: { params: z.strictObject({ id: pathID }), answer: success(z.strictObject({})) },
} satisfies Record<string, Shape>;
