import type { ModerationTexts } from './index.ts';

export const es: ModerationTexts = {
  reportTitle: 'Denunciar a los operadores',
  reportText: 'Solo los operadores ven tu denuncia. Diles qué está mal.',
  reason: '¿Qué está mal?',
  spam: 'Spam o publicidad',
  fraud: 'Fraude o afirmaciones falsas',
  abuse: 'Insultos, odio o amenazas',
  copyright: 'Usa lo que pertenece a otra persona',
  other: 'Otra cosa',
  details: 'Detalles (opcional)',
  send: 'Enviar denuncia',
  sent: 'Gracias. Los operadores lo revisarán.',
  failed: 'La denuncia no ha llegado. Comprueba tu conexión y envíala de nuevo.',
  reasonMissing: 'Elige qué está mal',
  cancel: 'Cancelar',
  blockTitle: '¿Bloquear a {name}?',
  blockText:
    'Ya no podrá escribirte, ni comentar lo tuyo ni reaccionar a ello. Si estáis conectados, la conexión termina. No recibirá ningún aviso.',
  block: 'Bloquear',
  blocked: '{name} está bloqueado.',
  blockFailed: 'No se ha podido bloquear a {name}. Comprueba tu conexión e inténtalo de nuevo.',
};
