/** The languages of the thesaurus. */
export const thesaurusLocales = ['en', 'es', 'it', 'zh', 'ar'] as const;
export type ThesaurusLocale = (typeof thesaurusLocales)[number];

/** Letters of the longest word or phrase. */
export const longestTerm = 60;
