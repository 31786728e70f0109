import type { HomeTexts } from './en.ts';

export const it: HomeTexts = {
  title: 'La tua home',
  loading: 'Caricamento della tua home…',
  waiting: 'In attesa di te',
  nothingWaits: 'Non c’è nulla in attesa.',
  you: 'Tu',
  unread: {
    in: 'it',
    one: '{count} messaggio non letto',
    many: '{count} di messaggi non letti',
    other: '{count} messaggi non letti',
  },
  requests: {
    in: 'it',
    one: '{count} richiesta di collegamento',
    many: '{count} di richieste di collegamento',
    other: '{count} richieste di collegamento',
  },
  unanswered: {
    in: 'it',
    one: '{count} richiesta senza risposta',
    many: '{count} di richieste senza risposta',
    other: '{count} richieste senza risposta',
  },
  steps: 'Completa il profilo: {done} passi su {all}',
  address: 'Il tuo indirizzo e-mail non è confermato. Apri il link nel messaggio che ti abbiamo inviato.',
  sendMail: 'Invia di nuovo il messaggio',
  mailSent: 'Il messaggio è stato inviato.',
  mailFailed: 'Il messaggio non è stato inviato. Controlla la connessione e riprova.',
  newOfFollowed: 'Novità dalle aziende e dalle persone che segui',
  newOfAll: 'Novità nella rete',
  followsNobody: 'Non segui ancora nessuno. Segui delle aziende per vederne qui le novità.',
  findSuppliers: 'Trova fornitori',
  nothingNew: 'Non ci sono novità.',
  newProducts: 'Nuovi prodotti',
  allPosts: 'Apri le novità',
  suggestions: 'Suggerimenti per te',
  reasons: {
    follows: 'Stesso settore di {name}, che segui',
    own: 'Stesso settore della tua azienda {name}',
  },
};
