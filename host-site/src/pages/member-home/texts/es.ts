import type { HomeTexts } from './en.ts';

export const es: HomeTexts = {
  title: 'Su inicio',
  loading: 'Cargando su inicio…',
  waiting: 'Pendiente',
  nothingWaits: 'No tiene nada pendiente.',
  you: 'Usted',
  unread: {
    in: 'es',
    one: '{count} mensaje sin leer',
    many: '{count} de mensajes sin leer',
    other: '{count} mensajes sin leer',
  },
  requests: {
    in: 'es',
    one: '{count} solicitud de contacto',
    many: '{count} de solicitudes de contacto',
    other: '{count} solicitudes de contacto',
  },
  unanswered: {
    in: 'es',
    one: '{count} solicitud sin respuesta',
    many: '{count} de solicitudes sin respuesta',
    other: '{count} solicitudes sin respuesta',
  },
  steps: 'Complete el perfil: {done} de {all} pasos hechos',
  address: 'Su correo electrónico no está confirmado. Abra el enlace del mensaje que le enviamos.',
  sendMail: 'Enviar el correo de nuevo',
  mailSent: 'El correo se ha enviado.',
  mailFailed: 'El correo no se envió. Compruebe su conexión e inténtelo de nuevo.',
  newOfFollowed: 'Novedades de las empresas y personas que sigue',
  newOfAll: 'Novedades de la red',
  followsNobody: 'Todavía no sigue a nadie. Siga a empresas para ver aquí sus novedades.',
  findSuppliers: 'Buscar proveedores',
  nothingNew: 'No hay novedades.',
  newProducts: 'Productos nuevos',
  allPosts: 'Abrir las novedades',
  suggestions: 'Sugerencias para usted',
  reasons: {
    follows: 'De la misma industria que {name}, a la que sigue',
    own: 'De la misma industria que su empresa {name}',
  },
};
