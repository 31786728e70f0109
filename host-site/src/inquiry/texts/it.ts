import type { InquiryTexts } from './en.ts';

export const it: InquiryTexts = {
  title: 'Invia richiesta',
  sent: 'La richiesta è in viaggio. La risposta arriverà nei tuoi messaggi.',
};
