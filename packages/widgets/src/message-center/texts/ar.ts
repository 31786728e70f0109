import { subjectsAr } from '@wbn/contract';
import type { MessageCenterTexts } from './en.ts';

export const texts: MessageCenterTexts = {
  subjects: subjectsAr,
  failed: 'حدث خطأ غير متوقع، يرجى المحاولة مرة أخرى.',
  retry: 'إعادة المحاولة',
  speaker: 'رسائل',
  me: 'أنا',
  filter: 'ابحث بالموضوع أو الاسم',
  threads: 'المحادثات',
  none: 'لا توجد محادثات بعد. تظهر هنا الاستفسارات التي ترسلها أو تستلمها.',
  noMatch: 'لا توجد نتائج',
  choose: 'اختر محادثة',
  inbox: 'الرد على الرسائل',
  loginHint: 'سجّل الدخول لقراءة رسائلك.',
  login: 'تسجيل الدخول',
  unread: 'غير مقروءة',
  closed: 'منتهية',
  report: 'إبلاغ',
};
