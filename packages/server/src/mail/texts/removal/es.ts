import type { MailTexts } from '../texts.ts';

export const removal: MailTexts['removal'] = {
  subjects: {
    post: 'Su publicación fue eliminada',
    comment: 'Su comentario fue eliminado',
    business: 'Su empresa fue eliminada',
    product: 'Un producto de su empresa fue eliminado',
  },
  text: 'Un operador ha decidido la eliminación tras una denuncia y el contenido ya no se muestra. Si es un error, escríbanos.',
  says: 'Texto',
};
