/** The languages whose words the search understands. */
export const lexiconLocales = ['en', 'es', 'it', 'zh', 'ar'] as const;
export type Locale = (typeof lexiconLocales)[number];
