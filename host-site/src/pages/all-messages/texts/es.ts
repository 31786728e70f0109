import type { AllMessagesTexts } from './en.ts';

export const es: AllMessagesTexts = {
  title: 'Todas las conversaciones',
  lead: 'Sus conversaciones y las de sus empresas, primero el mensaje más reciente. Cada una se abre en nombre de la parte a la que pertenece.',
  loading: 'Cargando sus conversaciones...',
  failed: 'No se pudieron cargar sus conversaciones.',
  me: 'Yo',
  as: 'Como {name}',
  unread: {
    in: 'es',
    one: '{count} mensaje sin leer',
    many: '{count} mensajes sin leer',
    other: '{count} mensajes sin leer',
  },
  ended: 'Finalizada',
  older: 'Conversaciones anteriores',
  empty: 'Aún no hay conversaciones',
  emptyText: 'Aquí aparecen las consultas que usted y sus empresas envían o reciben.',
  find: 'Buscar proveedores',
};
