import { subjectsEs } from '@wbn/contract';
import type { InquiryFormTexts } from './en.ts';

export const texts: InquiryFormTexts = {
  failed: 'Se ha producido un error inesperado, inténtelo de nuevo.',
  retry: 'Reintentar',
  to: 'Para',
  from: 'Enviar como',
  me: 'Yo',
  subject: 'Asunto',
  choose: 'Elija un asunto',
  subjects: [...subjectsEs.values()],
  other: 'Su asunto',
  message: 'Mensaje',
  submit: 'Enviar consulta',
  sent: 'Consulta enviada correctamente',
  incomplete: 'Debe completar todos los campos del formulario',
  wrong: 'Algo salió mal, inténtelo de nuevo',
  missing: {
    to: 'No hay ninguna empresa a la que enviarla',
    from: 'Elija en nombre de quién escribe',
    subject: 'Indique de qué se trata',
    message: 'Escriba su mensaje',
  },
  loginHint: 'Inicie sesión para enviar su consulta. Lo que escriba aquí se conserva.',
  login: 'Iniciar sesión',
  member: 'Esta es su empresa. Lo que otros le preguntan está en sus consultas.',
  requests: 'Consultas',
  product: 'Sobre',
  unconfirmed:
    'Su dirección de correo {email} aún no está confirmada. Abra el enlace del correo que le enviamos: este formulario continuará solo.',
  waits: 'Su consulta se enviará en cuanto la dirección esté confirmada.',
  sendAgain: 'Enviar el correo de nuevo',
  sentAgain: 'El correo está en camino.',
  notSentAgain: 'No se pudo enviar el correo. Inténtelo de nuevo en unos minutos.',
  open: 'Abrir la conversación',
  reference: 'Ref.',
};
