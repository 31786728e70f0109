import type { SendRequestTexts } from './en.ts';

export const it: SendRequestTexts = {
  title: 'Invia richiesta',
  sent: 'La richiesta è in viaggio. La risposta arriverà nei tuoi messaggi.',
};
