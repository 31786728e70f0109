import type { BlockedTexts } from './en.ts';

export const ar: BlockedTexts = {
  title: 'الأشخاص والشركات المحظورون',
  description: 'لا يمكنهم مراسلتك ولا التعليق على ما يخصك أو التفاعل معه. ولا يُبلَّغون بذلك.',
  loading: 'جارٍ تحميل قائمة المحظورين…',
  failed: 'لا يمكن عرض القائمة في الوقت الحالي.',
  as: 'محظورون من قِبل',
  since: 'منذ {date}',
  unblock: 'إلغاء الحظر',
  unblockName: 'إلغاء حظر {name}',
  unblocked: 'لم يعد {name} محظورًا.',
  unblockFailed: 'تعذر إلغاء حظر {name}. تحقق من اتصالك وحاول مرة أخرى.',
  empty: 'لا أحد محظور',
  emptyText: 'يمكنك حظر شخص أو شركة من القائمة في صفحته أو بجانب منشوراته.',
};
