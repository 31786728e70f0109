import type { InboxTexts } from './en.ts';

export const texts: InboxTexts = {
  back: 'Volver a las conversaciones',
  input: 'Escriba su respuesta aquí',
  ended: 'Esta conversación ha finalizado',
  send: 'Enviar',
  wrong: 'Algo salió mal, inténtelo de nuevo',
  read: 'Leído',
  typing: 'Escribiendo …',
  settings: 'Ajustes',
  end: 'Finalizar conversación',
  buyer: 'Ver perfil del comprador',
  sure: '¿Finalizar esta conversación? Después, ninguna de las partes podrá escribir en ella.',
  keep: 'Mantenerla abierta',
  finished: 'Finalizada correctamente',
  readAll: 'Marcar todo como leído',
  attach: 'Adjuntar un archivo',
  remove: 'Quitar',
  uploading: 'Subiendo',
  wrongFile: 'Adjunte un PNG, JPEG, WebP o PDF de 500 KB como máximo.',
  maxFiles: 'Un mensaje admite cinco archivos como máximo.',
  offline:
    'Sin conexión con el servidor. Lo que escribe se conserva, pero no se envía: pulse Enviar de nuevo cuando desaparezca esta línea.',
};
