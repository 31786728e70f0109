export interface TranslationTexts {
  readonly translate: string;
  readonly original: string;
  readonly translated: string;
  /** `{language}` is the language of the original in the reader's language. */
  readonly translatedFrom: string;
  readonly notTranslated: string;
  /** So many messages were translated that the network takes no more for now. */
  readonly translationLimit: string;
}

export const texts: TranslationTexts = {
  translate: 'Translate',
  original: 'Hide the translation',
  translated: 'Translated by a machine',
  translatedFrom: 'Translated from {language} by a machine',
  notTranslated: 'This message could not be translated. Try again later.',
  translationLimit: 'No more messages can be translated at the moment. Read the original, or try again in an hour.',
};
