import { ar as causes } from '../../../search/texts/ar.ts';
import type { SearchAllTexts } from './en.ts';

export const ar: SearchAllTexts = {
  ...causes,
  title: 'نتائج البحث عن {query}',
  titleAll: 'البحث في كل شيء',
  description: 'شركات الشبكة ومنتجاتها وأعضاؤها ومنشوراتها في بحث واحد.',
  everything: 'الكل',
  product: 'المنتجات',
  business: 'الشركات',
  user: 'الأشخاص',
  post: 'المنشورات',
  saveProducts: 'حفظ البحث عن المنتجات',
  showAll: 'عرض الكل',
  ofKind: ': {kind}، {count}',
  instead: 'ابحث بدلًا من ذلك عن {query}',
};
