import type { CommentsTexts } from './en.ts';

export const texts: CommentsTexts = {
  failed: 'Ha ocurrido un error inesperado, inténtalo de nuevo.',
  retry: 'Reintentar',
  title: 'Comentarios',
  prompt: 'Para comentar tienes que iniciar sesión.',
  login: 'Iniciar sesión',
  write: 'Escribe un comentario',
  send: 'Publicar',
  loading: 'Cargando',
  empty: 'Aún no hay comentarios. Sé el primero en preguntar o decir algo.',
  moreComments: 'Cargar más comentarios',
  moreReplies: 'Cargar más respuestas',
  showReplies: 'Mostrar respuestas',
  hideReplies: 'Ocultar respuestas',
  reply: 'Responder',
  like: 'Me gusta',
  report: 'Denunciar',
};
