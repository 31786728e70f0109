import type { InboxTexts } from './en.ts';

export const texts: InboxTexts = {
  back: 'Torna alle conversazioni',
  input: 'Scrivi qui la tua risposta',
  ended: 'Questa conversazione è terminata',
  send: 'Invia',
  wrong: 'Qualcosa è andato storto, riprova',
  read: 'Letto',
  typing: 'Sta scrivendo …',
  settings: 'Impostazioni',
  end: 'Termina conversazione',
  buyer: 'Vedi profilo del compratore',
  sure: 'Terminare questa conversazione? Dopo, nessuna delle parti potrà più scrivere.',
  keep: 'Lasciala aperta',
  finished: 'Terminata correttamente',
  readAll: 'Segna tutto come letto',
  attach: 'Allega un file',
  remove: 'Rimuovi',
  uploading: 'Caricamento',
  wrongFile: 'Allega un PNG, JPEG, WebP o PDF di massimo 500 KB.',
  maxFiles: 'Un messaggio accetta al massimo cinque file.',
  offline:
    'Nessuna connessione con il server. Ciò che scrivi resta conservato, ma non viene inviato: premi di nuovo Invia quando questa riga scompare.',
};
