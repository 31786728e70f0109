import type { MailTexts } from '../texts.ts';

export const removal: MailTexts['removal'] = {
  subjects: {
    post: '您的动态已被移除',
    comment: '您的评论已被移除',
    business: '您的企业已被移除',
    product: '您企业的一个产品已被移除',
  },
  text: '运营人员在收到举报后将其移除，现已不再显示。如有误，请联系我们。',
  says: '内容',
};
