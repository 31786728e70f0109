import type { DeskTexts } from './en.ts';

export const texts: DeskTexts = {
  listTools: 'الترتيب والتصفية',
  order: 'الترتيب',
  orders: { created: 'أحدث محادثة أولاً', last: 'أحدث رسالة أولاً', unread: 'غير المقروءة أولاً' },
  show: 'إظهار',
  shows: { all: 'كل المحادثات', unread: 'غير المقروءة', unanswered: 'التي تنتظر ردًا' },
  company: 'الشركة',
  place: 'المكان',
  verified: 'موثّقة',
  memberSince: 'عضو منذ',
  profile: 'فتح الملف الشخصي',
};
