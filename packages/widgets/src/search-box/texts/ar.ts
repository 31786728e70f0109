import type { SearchBoxTexts } from './en.ts';

export const texts: SearchBoxTexts = {
  failed: 'حدث خطأ غير متوقع، يرجى المحاولة مرة أخرى.',
  retry: 'إعادة المحاولة',
  type: 'البحث عن',
  country: 'الدولة',
  global: 'جميع الدول',
  search: 'عمّ تبحث؟',
  suggestions: 'اقتراحات',
  submit: 'بحث',
  filter: 'ابحث عن دولة',
  none: 'لا توجد نتائج',
  types: {
    PR: 'المنتجات',
    UR: 'المستخدمون',
    MA: 'المصنّعون',
    DI: 'الموزّعون',
    WS: 'تجار الجملة',
    IM: 'المستوردون',
    EX: 'المصدّرون',
    RE: 'تجار التجزئة',
    IN: 'المستثمرون',
    CO: 'الاستشاريون',
    GO: 'الجهات الحكومية',
  },
};
