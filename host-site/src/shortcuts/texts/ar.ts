import type { ShortcutTexts } from './en.ts';

export const ar: ShortcutTexts = {
  title: 'اختصارات لوحة المفاتيح',
  search: 'البحث',
  home: 'الصفحة الرئيسية',
  myBusiness: 'شركاتي',
  newsfeed: 'شبكتي B2B',
  messages: 'الرسائل',
  help: 'هذه القائمة',
  close: 'إغلاق مربع الحوار',
  typing: 'لا تعمل أثناء الكتابة.',
  on: 'اختصارات لوحة المفاتيح مفعّلة',
};
