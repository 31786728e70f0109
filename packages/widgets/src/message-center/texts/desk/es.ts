import type { DeskTexts } from './en.ts';

export const texts: DeskTexts = {
  listTools: 'Orden y filtros',
  order: 'Orden',
  orders: {
    created: 'Conversación más reciente primero',
    last: 'Mensaje más reciente primero',
    unread: 'No leídas primero',
  },
  show: 'Mostrar',
  shows: { all: 'Todas las conversaciones', unread: 'No leídas', unanswered: 'Sin responder' },
  company: 'Empresa',
  place: 'Lugar',
  verified: 'Verificada',
  memberSince: 'Miembro desde',
  profile: 'Abrir el perfil',
};
