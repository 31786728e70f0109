import type { ManageTexts } from './en.ts';

export const ar: ManageTexts = {
  loading: 'جارٍ تحميل شركتك...',
  title: 'أنت تدير هذا الملف',
  text: 'يراه المشترون كما هو أدناه دون هذه الأزرار.',
  edit: 'تعديل الملف',
  preview: 'العرض كمشترٍ',
  editSection: 'تعديل',
  missing: 'يثق المشترون بالملفات المكتملة. لا يزال ينقص:',
  logo: 'الشعار',
  cover: 'صورة الغلاف',
  description: 'الوصف',
};
