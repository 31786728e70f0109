import type { MessagesTexts } from './en.ts';

export const ar: MessagesTexts = {
  title: 'الرسائل',
  all: 'كل المحادثات',
  loading: 'جارٍ تحميل رسائلك...',
  failed: 'حدث خطأ غير متوقع، يرجى المحاولة مرة أخرى.',
};
