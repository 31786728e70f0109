import type { InquiryTexts } from './en.ts';

export const es: InquiryTexts = {
  title: 'Enviar solicitud',
  sent: 'Su consulta va en camino. La respuesta llegará a sus mensajes.',
};
