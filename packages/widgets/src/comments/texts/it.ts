import type { CommentsTexts } from './en.ts';

export const texts: CommentsTexts = {
  failed: 'Si è verificato un errore imprevisto, riprova.',
  retry: 'Riprova',
  title: 'Commenti',
  prompt: 'Per commentare devi accedere.',
  login: 'Accedi',
  write: 'Scrivi un commento',
  send: 'Pubblica',
  loading: 'Caricamento',
  empty: 'Ancora nessun commento. Fai tu la prima domanda.',
  moreComments: 'Carica altri commenti',
  moreReplies: 'Carica altre risposte',
  showReplies: 'Mostra risposte',
  hideReplies: 'Nascondi risposte',
  reply: 'Rispondi',
  like: 'Mi piace',
  report: 'Segnala',
  nameless: 'Account non disponibile',
};
