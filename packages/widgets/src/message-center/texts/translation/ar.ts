import type { TranslationTexts } from './en.ts';

export const texts: TranslationTexts = {
  translate: 'ترجمة',
  original: 'إخفاء الترجمة',
  translated: 'ترجمة آلية',
  translatedFrom: 'ترجمة آلية من {language}',
  notTranslated: 'تعذرت ترجمة هذه الرسالة. حاول مرة أخرى لاحقًا.',
};
