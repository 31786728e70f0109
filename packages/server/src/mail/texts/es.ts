import type { MailTexts } from './texts.ts';

export const es: MailTexts = {
  hello: 'Hola, {name}:',
  tagline: 'La red de fabricantes, distribuidores y compradores',
  orOpen: 'Si el botón no funciona, abra esta dirección:',
  why: 'Recibe este correo por sus ajustes de notificaciones.',
  unsubscribe: 'No recibir más correos de este tipo',
  notYou: 'Si no ha sido usted, cambie ahora su contraseña y cierre todas las sesiones.',
  verify: {
    subject: 'Confirme su dirección de correo',
    text: 'Le damos la bienvenida a WBN. Confirme que esta dirección es suya: así podrá enviar consultas e invitar a colegas.',
    action: 'Confirmar la dirección',
    note: 'El enlace funciona una sola vez, durante 7 días. Si no se ha registrado, ignore este correo.',
  },
  known: {
    subject: 'Ya tiene una cuenta',
    text: 'Alguien, quizá usted, ha intentado registrar esta dirección. Ya tiene una cuenta y no se ha cambiado nada.',
    action: 'Iniciar sesión',
    note: '¿Ha olvidado la contraseña? En la página de inicio de sesión puede elegir otra.',
  },
  reset: {
    subject: 'Elija una contraseña nueva',
    text: 'Se ha pedido una contraseña nueva para su cuenta. Elíjala en la página de este enlace.',
    action: 'Elegir una contraseña',
    note: 'El enlace funciona una sola vez, durante una hora. Si no la ha pedido, ignore este correo: su contraseña no cambia.',
  },
  passwordChanged: {
    subject: 'Su contraseña ha cambiado',
    text: 'La contraseña de su cuenta acaba de cambiarse y se han cerrado todas las demás sesiones.',
    action: 'Ir a su cuenta',
  },
  change: {
    subject: 'Confirme su nueva dirección de correo',
    text: 'Quiere usar esta dirección para su cuenta. Confírmela y sustituirá a la anterior.',
    action: 'Usar esta dirección',
    note: 'El enlace funciona una sola vez, durante 24 horas.',
  },
  changed: {
    subject: 'Su dirección de correo ha cambiado',
    text: 'Desde ahora su cuenta tiene otra dirección de correo. Aquí ya no llegarán mensajes.',
    action: 'Ir a su cuenta',
  },
  deleted: {
    subject: 'Su cuenta ha sido eliminada',
    text: 'Su cuenta y sus datos personales se han borrado, como pidió. Este es nuestro último correo.',
  },
  invitation: {
    subject: '{company} le invita',
    text: '{company} le invita a unirse a su equipo en WBN como {role}.',
    action: 'Ver la invitación',
    note: 'La invitación es para quien abra este enlace, durante 7 días. No lo reenvíe.',
    roles: { owner: 'propietario', admin: 'administrador', member: 'miembro' },
  },
  inquiry: {
    subject: 'Nueva consulta: {subject}',
    text: 'Ha llegado una consulta que espera respuesta.',
    about: 'Asunto',
    action: 'Leer y responder',
  },
  unread: {
    subject: 'Un mensaje de {name} le espera',
    text: '{name} le ha escrito y el mensaje sigue sin leer.',
    count: 'Mensajes sin leer',
    action: 'Leer y responder',
  },
  digest: {
    subject: 'Su día en WBN',
    text: 'Esto es lo nuevo desde ayer:',
    action: 'Ver todas las notificaciones',
    kinds: {
      inquiry: 'Consultas',
      comment: 'Comentarios',
      like: 'Me gusta',
      follow: 'Nuevos seguidores',
      connect: 'Solicitudes de contacto',
    },
  },
  receipt: {
    subject: 'Recibo {number}',
    text: 'Gracias. Hemos recibido su pago y la membresía está activa.',
    number: 'Recibo',
    business: 'Empresa',
    membership: 'Membresía',
    amount: 'Pagado',
    until: 'Pagada hasta',
    action: 'Ver la membresía',
  },
};
