import type { ShortcutTexts } from './en.ts';

export const es: ShortcutTexts = {
  title: 'Atajos de teclado',
  search: 'Buscar',
  home: 'Inicio',
  myBusiness: 'Mis empresas',
  newsfeed: 'Mi B2B',
  messages: 'Mensajes',
  help: 'Esta lista',
  close: 'Cerrar un cuadro de diálogo',
  typing: 'No funcionan mientras escribe.',
  on: 'Los atajos de teclado están activados',
};
