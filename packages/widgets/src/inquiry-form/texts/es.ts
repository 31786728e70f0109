import type { InquiryFormTexts } from './en.ts';

export const texts: InquiryFormTexts = {
  failed: 'Ha ocurrido un error inesperado, inténtelo de nuevo.',
  retry: 'Reintentar',
  to: 'Para',
  from: 'Enviar como',
  me: 'Yo',
  subject: 'Asunto',
  choose: 'Elija un asunto',
  subjects: ['Información de producto', 'Cotización', 'Muestras', 'Distribución', 'Otro'],
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
  member: 'Esta es su empresa. Lo que otros le preguntan está en sus solicitudes.',
  requests: 'Solicitudes',
};
