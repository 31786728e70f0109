import type { MailTexts } from '../texts.ts';

export const removal: MailTexts['removal'] = {
  subjects: {
    post: 'Il tuo post è stato rimosso',
    comment: 'Il tuo commento è stato rimosso',
    business: 'La tua azienda è stata rimossa',
    product: 'Un prodotto della tua azienda è stato rimosso',
  },
  text: 'Un operatore ha deciso la rimozione dopo una segnalazione: il contenuto non è più visibile. Se è un errore, scrivici.',
  says: 'Testo',
};
