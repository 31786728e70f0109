import type { CauseTexts } from './en.ts';

export const ar: CauseTexts = {
  ignore: 'ابحث دون {name}',
  quote: '«{text}»',
  noneWith: 'توجد نتائج، لكن ليس بينها ما يوافق {filters}.',
  noneMatch: 'لا شيء هنا يطابق {words}.',
  allExcluded: 'كل ما عُثر عليه يحتوي على ما استبعدته: {words}.',
  unquoted: 'ابحث دون علامات الاقتباس',
};
