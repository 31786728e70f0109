import type { MailTexts } from '../texts.ts';

export const suspension: MailTexts['suspension'] = {
  account: {
    suspended: {
      subject: 'Su cuenta fue suspendida',
      text: 'Un operador ha suspendido su cuenta: no puede iniciar sesión y su perfil está oculto. Si es un error, escríbanos.',
    },
    restored: {
      subject: 'Su cuenta fue restablecida',
      text: 'Un operador ha levantado la suspensión de su cuenta. Puede iniciar sesión de nuevo.',
    },
  },
  business: {
    suspended: {
      subject: 'Su empresa fue suspendida',
      text: 'Un operador ha suspendido su empresa: su página, sus productos y sus publicaciones están ocultos. No se ha borrado nada. Si es un error, escríbanos.',
    },
    restored: {
      subject: 'Su empresa fue restablecida',
      text: 'Un operador ha levantado la suspensión de su empresa. Su página, sus productos y sus publicaciones vuelven a mostrarse.',
    },
  },
  action: 'Escríbanos',
};
