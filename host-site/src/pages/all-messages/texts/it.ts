import type { AllMessagesTexts } from './en.ts';

export const it: AllMessagesTexts = {
  title: 'Tutte le conversazioni',
  lead: 'Le tue conversazioni e quelle delle tue aziende, con il messaggio più recente in alto. Ognuna si apre a nome della parte a cui appartiene.',
  loading: 'Caricamento delle conversazioni...',
  failed: 'Non è stato possibile caricare le conversazioni.',
  me: 'Io',
  as: 'Come {name}',
  unread: {
    in: 'it',
    one: '{count} messaggio non letto',
    many: '{count} messaggi non letti',
    other: '{count} messaggi non letti',
  },
  ended: 'Terminata',
  older: 'Conversazioni precedenti',
  empty: 'Ancora nessuna conversazione',
  emptyText: 'Qui compaiono le richieste che tu e le tue aziende inviate o ricevete.',
  find: 'Trova fornitori',
};
