import type { SendRequestTexts } from './en.ts';

export const ar: SendRequestTexts = {
  title: 'إرسال طلب',
  sent: 'استفسارك في الطريق. سيصلك الرد في رسائلك.',
};
