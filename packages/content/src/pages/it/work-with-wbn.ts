import { actions, h2, image, p, ul } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';
import { goGlobal } from './go-global.ts';

export const workWithWbn: PageTexts = {
  title: 'Lavora con WBN',
  lead: 'Rappresenta la rete nella tua regione, porta la tua associazione o costruisci sui nostri widget.',
  meta: {
    title: 'Lavora con WBN | WBN {country}',
    description:
      'Diventa rappresentante o partner di WBN {inCountry}: per consulenti, camere di commercio, associazioni e sviluppatori al servizio delle imprese.',
    keywords: [
      'lavorare con WBN',
      'rappresentante {country}',
      'consulente export',
      'camera di commercio',
      'programma partner',
    ],
  },
  blocks: [
    image('partners', 'Tre persone che uniscono i pezzi di un puzzle'),
    h2('Rappresentanti'),
    p(
      'I nostri rappresentanti visitano le imprese, le aiutano a presentarsi e spiegano che cosa un compratore estero si aspetta di vedere. È un’attività adatta a consulenti e agenti che conoscono già le fabbriche della loro regione e vorrebbero offrire loro qualcosa di concreto.',
    ),
    h2('Camere di commercio, associazioni ed enti pubblici'),
    p(
      'Porta i tuoi associati come gruppo. Aiutiamo a inserirli correttamente, a mostrarli insieme e a riferire quante volte sono stati trovati e contattati. Gli enti {ofCountry} che promuovono l’export usano l’elenco anche per rispondere alle richieste dall’estero.',
    ),
    h2('Editori e sviluppatori'),
    p(
      'La ricerca, la scheda dell’azienda, la pagina del prodotto e le altre parti di questo sito si possono inserire nelle tue pagine con una riga di codice. I tuoi lettori cercano fornitori senza lasciarti.',
    ),
    h2('Che cosa cerchiamo'),
    ul(
      'Conoscenza di almeno un settore',
      'Un modo onesto di vendere',
      'Pazienza con le imprese che esportano per la prima volta',
    ),
    p('Scrivi a {email} e raccontaci che cosa fai e dove.'),
    actions({ label: 'Contatti', to: '/contact-us' }),
    goGlobal,
  ],
};
