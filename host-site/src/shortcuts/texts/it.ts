import type { ShortcutTexts } from './en.ts';

export const it: ShortcutTexts = {
  title: 'Scorciatoie da tastiera',
  search: 'Cerca',
  home: 'Pagina iniziale',
  myBusiness: 'La mia azienda',
  newsfeed: 'Il mio B2B',
  messages: 'Messaggi',
  help: 'Questo elenco',
  close: 'Chiudere un riquadro',
  typing: 'Riposano mentre scrivi.',
  on: 'Le scorciatoie sono attive',
};
