import type { ModerationTexts } from './en.ts';

export const es: ModerationTexts = {
  reportTitle: 'Denunciar a los operadores',
  reportText: 'Solo los operadores ven su denuncia. Dígales qué está mal.',
  reason: '¿Qué está mal?',
  spam: 'Spam o publicidad',
  fraud: 'Fraude o afirmaciones falsas',
  abuse: 'Insultos, odio o amenazas',
  copyright: 'Usa lo que pertenece a otra persona',
  other: 'Otra cosa',
  details: 'Detalles (opcional)',
  send: 'Enviar denuncia',
  sent: 'Gracias. Los operadores lo revisarán.',
  failed: 'La denuncia no ha llegado. Compruebe su conexión y envíela de nuevo.',
  reasonMissing: 'Elija qué está mal',
  cancel: 'Cancelar',
  blockTitle: '¿Bloquear a {name}?',
  blockText:
    'Ya no podrá escribirle, ni comentar lo suyo ni reaccionar a ello. Si están conectados, la conexión termina. No recibirá ningún aviso.',
  block: 'Bloquear',
  blocked: 'Ha bloqueado a {name}.',
  blockFailed: 'No se ha podido bloquear a {name}. Compruebe su conexión e inténtelo de nuevo.',
};
