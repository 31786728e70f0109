import type { InquiryTexts } from './en.ts';

export const it: InquiryTexts = {
  title: 'Invia richiesta',
  sent: 'La richiesta è stata inviata. La risposta arriverà nei tuoi messaggi.',
};
