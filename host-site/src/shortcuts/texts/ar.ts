import type { ShortcutTexts } from './en.ts';

export const ar: ShortcutTexts = {
  title: 'اختصارات لوحة المفاتيح',
  search: 'البحث',
  home: 'الصفحة الرئيسية',
  myBusiness: 'شركتي',
  newsfeed: 'B2B الخاص بي',
  messages: 'الرسائل',
  help: 'هذه القائمة',
  close: 'إغلاق المربع',
  typing: 'لا تعمل أثناء الكتابة.',
  on: 'اختصارات لوحة المفاتيح مفعّلة',
};
