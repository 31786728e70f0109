import type { InquiryTexts } from './en.ts';

export const ar: InquiryTexts = {
  title: 'إرسال طلب',
  sent: 'استفسارك في الطريق. سيصلك الرد في رسائلك.',
};
