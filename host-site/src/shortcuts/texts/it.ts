import type { ShortcutTexts } from './en.ts';

export const it: ShortcutTexts = {
  title: 'Scorciatoie da tastiera',
  search: 'Cerca',
  home: 'Pagina iniziale',
  myBusiness: 'Le mie aziende',
  newsfeed: 'Il mio B2B',
  messages: 'Messaggi',
  help: 'Questo elenco',
  close: 'Chiudi una finestra di dialogo',
  typing: 'Non funzionano mentre scrivi.',
  on: 'Le scorciatoie sono attive',
};
