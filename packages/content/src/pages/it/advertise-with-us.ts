import { h2, image, p, ul } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';
import { goGlobal } from './go-global.ts';

export const advertiseWithUs: PageTexts = {
  title: 'Pubblicità con noi',
  lead: 'Metti un prodotto davanti a chi oggi ne cerca uno del suo genere.',
  meta: {
    title: 'Pubblicità con WBN {country}',
    description:
      'Pubblicità per gli esportatori {ofCountry}: boost che mostrano prima un’azienda o un prodotto a chi ne cerca uno del suo genere, nel paese e all’estero.',
    keywords: [
      'pubblicità B2B',
      'pubblicità {inCountry}',
      'esportatori {country}',
      'pubblicità industriale',
      'boost pubblicitari',
    ],
  },
  blocks: [
    image('advertising', 'Un cartello con diverse frecce'),
    p(
      'Chi legge qui di nastri trasportatori raramente lo fa per piacere. Confronta fornitori per una linea che deve funzionare la prossima primavera. Un annuncio che raggiunge questo lettore può essere piccolo, semplice e raro; deve solo essere pertinente.',
    ),
    h2('Come funziona un boost'),
    ul(
      'Scegli che cosa promuovere: la tua azienda o uno dei suoi prodotti. Il boost parte subito e dura 3 giorni.',
      'Tra i risultati che corrispondono altrettanto bene alla ricerca viene mostrato per primo ciò che promuovi, sempre indicato come promosso.',
      'L’elenco dei boost dice quanti ne restano questo mese e quante volte ciascuno è stato mostrato e aperto, rispetto ai giorni precedenti.',
      'I boost sono compresi nei pacchetti a pagamento: 3 al mese con Gold, 10 con Premium, 20 con Platinum.',
    ),
    h2('Che cosa non facciamo'),
    p(
      'Non seguiamo i lettori su altri siti, non vendiamo i loro indirizzi e nessun pagamento porta un’azienda sopra un’altra che risponde meglio alla ricerca. Per questo i compratori si fidano dei risultati, ed è nella loro fiducia che fai pubblicità.',
    ),
    h2('Prima di spendere qualcosa'),
    p(
      'Completa prima il profilo. Un boost porta visitatori a una pagina; il resto lo deve fare la pagina. Buone immagini, specifiche reali e una risposta rapida vendono più di qualunque inserzione.',
    ),
    goGlobal,
  ],
};
