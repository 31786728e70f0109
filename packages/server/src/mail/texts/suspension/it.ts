import type { MailTexts } from '../texts.ts';

export const suspension: MailTexts['suspension'] = {
  account: {
    suspended: {
      subject: 'Il tuo account è stato sospeso',
      text: 'Un operatore ha sospeso il tuo account: non puoi accedere e il tuo profilo è nascosto. Se è un errore, scrivici.',
    },
    restored: {
      subject: 'Il tuo account è stato ripristinato',
      text: 'Un operatore ha annullato la sospensione del tuo account. Puoi accedere di nuovo.',
    },
  },
  business: {
    suspended: {
      subject: 'La tua azienda è stata sospesa',
      text: 'Un operatore ha sospeso la tua azienda: pagina, prodotti e post sono nascosti. Nulla è stato cancellato. Se è un errore, scrivici.',
    },
    restored: {
      subject: 'La tua azienda è stata ripristinata',
      text: 'Un operatore ha annullato la sospensione della tua azienda. Pagina, prodotti e post sono di nuovo visibili.',
    },
  },
  action: 'Scrivici',
};
