import type { MessagesTexts } from './en.ts';

export const ar: MessagesTexts = {
  title: 'الرسائل',
  loading: 'جارٍ تحميل رسائلك...',
  failed: 'حدث خطأ غير متوقع، يرجى المحاولة مرة أخرى.',
};
