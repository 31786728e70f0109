import type { CommentsTexts } from './en.ts';

export const texts: CommentsTexts = {
  failed: 'حدث خطأ غير متوقع، يرجى المحاولة مرة أخرى.',
  retry: 'إعادة المحاولة',
  title: 'التعليقات',
  prompt: 'لكتابة تعليق يجب تسجيل الدخول.',
  login: 'تسجيل الدخول',
  write: 'اكتب تعليقًا',
  send: 'نشر',
  loading: 'جارٍ التحميل',
  empty: 'لا توجد تعليقات بعد. كن أول من يسأل أو يعلّق.',
  moreComments: 'تحميل المزيد من التعليقات',
  moreReplies: 'تحميل المزيد من الردود',
  showReplies: 'عرض الردود',
  hideReplies: 'إخفاء الردود',
  reply: 'رد',
  like: 'إعجاب',
  report: 'إبلاغ',
  nameless: 'حساب غير متاح',
};
