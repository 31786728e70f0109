import { subjectsEs } from '@wbn/contract';
import type { MessageCenterTexts } from './en.ts';

export const texts: MessageCenterTexts = {
  subjects: subjectsEs,
  failed: 'Se ha producido un error inesperado, inténtelo de nuevo.',
  retry: 'Reintentar',
  speaker: 'Mensajes de',
  me: 'Yo',
  filter: 'Filtrar por asunto o nombre',
  threads: 'Conversaciones',
  none: 'Aún no hay conversaciones. Aquí aparecen las consultas que envíe o reciba.',
  noMatch: 'Sin resultados',
  choose: 'Elija una conversación',
  inbox: 'Mensajes y respuestas',
  loginHint: 'Inicie sesión para leer sus mensajes.',
  login: 'Iniciar sesión',
  unread: 'sin leer',
  closed: 'Finalizada',
  report: 'Denunciar',
};
