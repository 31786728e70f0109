/** The languages whose words the search can tell apart: their grammar is in packages/server/src/search/understanding. */
export const thesaurusLocales = ['en', 'es', 'it', 'zh', 'ar'] as const;
export type ThesaurusLocale = (typeof thesaurusLocales)[number];

/** Letters of the longest word or phrase. */
export const longestTerm = 60;
