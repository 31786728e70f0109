import type { InquiryTexts } from './en.ts';

export const es: InquiryTexts = {
  title: 'Enviar consulta',
  sent: 'Su consulta va en camino. La respuesta llegará a sus mensajes.',
};
