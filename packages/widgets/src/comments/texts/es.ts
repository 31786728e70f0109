import type { CommentsTexts } from './en.ts';

export const texts: CommentsTexts = {
  failed: 'Se ha producido un error inesperado, inténtelo de nuevo.',
  retry: 'Reintentar',
  title: 'Comentarios',
  prompt: 'Para comentar tiene que iniciar sesión.',
  login: 'Iniciar sesión',
  write: 'Escriba un comentario',
  send: 'Publicar',
  loading: 'Cargando',
  empty: 'Aún no hay comentarios. Sea el primero en preguntar o decir algo.',
  moreComments: 'Cargar más comentarios',
  moreReplies: 'Cargar más respuestas',
  showReplies: 'Mostrar respuestas',
  hideReplies: 'Ocultar respuestas',
  reply: 'Responder',
  like: 'Me gusta',
  report: 'Denunciar',
  nameless: 'Cuenta no disponible',
};
