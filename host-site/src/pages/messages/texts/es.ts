import type { MessagesTexts } from './en.ts';

export const es: MessagesTexts = {
  title: 'Mensajes',
  all: 'Todas las conversaciones',
  loading: 'Cargando sus mensajes...',
  failed: 'Se ha producido un error inesperado, inténtelo de nuevo.',
};
