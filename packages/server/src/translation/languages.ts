/** The languages into which messages are translated: those of the portal. */
export const interfaceLocales = ['en', 'es', 'it', 'zh', 'ar'] as const;
export type InterfaceLocale = (typeof interfaceLocales)[number];
