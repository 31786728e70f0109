import type { MessagesTexts } from './en.ts';

export const it: MessagesTexts = {
  title: 'Messaggi',
  all: 'Tutte le conversazioni',
  loading: 'Caricamento dei messaggi...',
  failed: 'Si è verificato un errore imprevisto, riprova.',
};
