import type { TranslationTexts } from './en.ts';

export const texts: TranslationTexts = {
  translate: 'Traduci',
  original: 'Nascondi la traduzione',
  translated: 'Traduzione automatica',
  translatedFrom: 'Traduzione automatica ({language})',
  notTranslated: 'Non è stato possibile tradurre questo messaggio. Riprova più tardi.',
  translationLimit: 'Al momento non si possono tradurre altri messaggi. Leggi l’originale o riprova tra un’ora.',
};
