import type { BusinessCardTexts } from './en.ts';

export const texts: BusinessCardTexts = {
  failed: 'حدث خطأ غير متوقع، يرجى المحاولة مرة أخرى.',
  retry: 'إعادة المحاولة',
  verified: 'موثّقة',
  notVerified: 'غير موثّقة',
  membership: 'العضوية',
  type: 'نوع النشاط',
  industry: 'القطاع',
  country: 'البلد',
  established: 'سنة التأسيس',
  employees: 'إجمالي الموظفين',
  categories: 'الفئات الصناعية',
  leadTime: 'مدة الإنتاج',
  likes: 'الإعجابات',
  sendRequest: 'إرسال طلب',
  requests: 'الطلبات',
  save: 'حفظ الشركة',
  manage: 'إدارة الشركة',
  viewAsBuyer: 'العرض كمشترٍ',
};
