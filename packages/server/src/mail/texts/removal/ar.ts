import type { MailTexts } from '../texts.ts';

export const removal: MailTexts['removal'] = {
  subjects: {
    post: 'أُزيل منشورك',
    comment: 'أُزيل تعليقك',
    business: 'أُزيلت شركتك',
    product: 'أُزيل منتج من منتجات شركتك',
  },
  text: 'قرر أحد المشغّلين الإزالة بعد بلاغ، ولم يعد المحتوى ظاهرًا. إذا كان ذلك خطأ فاكتب إلينا.',
  says: 'النص',
};
