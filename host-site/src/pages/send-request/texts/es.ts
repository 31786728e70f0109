import type { SendRequestTexts } from './en.ts';

export const es: SendRequestTexts = {
  title: 'Enviar solicitud',
  sent: 'Su consulta va en camino. La respuesta llegará a sus mensajes.',
};
