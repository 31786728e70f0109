import type { TranslationTexts } from './en.ts';

export const texts: TranslationTexts = {
  translate: 'ترجمة',
  original: 'إخفاء الترجمة',
  translated: 'ترجمة آلية',
  translatedFrom: 'ترجمة آلية من {language}',
  notTranslated: 'تعذرت ترجمة هذه الرسالة. حاول مرة أخرى لاحقًا.',
  translationLimit: 'لا يمكن ترجمة المزيد من الرسائل حاليًا. اقرأ النص الأصلي أو حاول مرة أخرى بعد ساعة.',
};
