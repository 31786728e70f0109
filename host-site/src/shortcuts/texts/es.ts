import type { ShortcutTexts } from './en.ts';

export const es: ShortcutTexts = {
  title: 'Atajos de teclado',
  search: 'Buscar',
  home: 'Inicio',
  myBusiness: 'Mi empresa',
  newsfeed: 'Mi B2B',
  messages: 'Mensajes',
  help: 'Esta lista',
  close: 'Cerrar un cuadro',
  typing: 'Descansan mientras usted escribe.',
  on: 'Los atajos de teclado están activados',
};
