import { sentences } from '../../../texts/sentences/ar.ts';
import type { NewsfeedTexts } from './en.ts';

export const ar: NewsfeedTexts = {
  title: 'شبكتي B2B',
  description: 'ما نشرته الشركات التي تتابعها وشركاتك.',
  loading: sentences.loadingNewsfeed,
  failed: sentences.newsfeedFailed,
  emptyTitle: 'لم يُنشر أي شيء بعد',
  emptyText: 'تابع الشركات لتقرأ أخبارها هنا، أو اكتب أول منشور بنفسك.',
  emptyAction: 'البحث عن شركات لمتابعتها',
  newProducts: 'منتجات جديدة',
  suggestions: 'اقتراحات لك',
  reasons: {
    follows: 'من صناعة {name} التي تتابعها',
    own: 'من صناعة شركتك {name}',
  },
};
