import type { InquiryTexts } from './en.ts';

export const ar: InquiryTexts = {
  title: 'إرسال استفسار',
  sent: 'تم إرسال استفسارك. سيصلك الرد في رسائلك.',
};
