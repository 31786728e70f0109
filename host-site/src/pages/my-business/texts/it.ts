import type { MyBusinessTexts } from './en.ts';

export const it: MyBusinessTexts = {
  title: 'Le mie aziende',
  list: 'Le tue aziende',
  another: 'Crea un altro profilo aziendale',
  first: 'Crea il tuo profilo aziendale',
  empty: 'Non hai ancora registrato nessuna azienda',
  emptyMore: 'Il profilo mostra ai compratori chi sei, che cosa produci e come contattarti. È gratuito.',
  choose: 'Scegli l’azienda di cui migliorare l’abbonamento',
  chooseText: 'Premi Gestisci azienda sulla sua scheda, poi apri la scheda Abbonamento.',
  loading: 'Caricamento della tua azienda...',
  failed: 'Si è verificato un errore imprevisto, riprova.',
};
