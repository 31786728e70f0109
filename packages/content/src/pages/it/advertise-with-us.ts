import { h2, image, p, ul } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';
import { goGlobal } from './go-global.ts';

export const advertiseWithUs: PageTexts = {
  title: 'Pubblicità con noi',
  lead: 'Metti un prodotto davanti a chi oggi ne cerca uno del suo genere.',
  meta: {
    title: 'Pubblicità con WBN {country}',
    description:
      'Pubblicità per gli esportatori {ofCountry}: spinte che mostrano un’azienda ai compratori del suo stesso settore, nel paese e all’estero.',
    keywords: [
      'pubblicità B2B',
      'pubblicità {inCountry}',
      'esportatori {country}',
      'pubblicità industriale',
      'spinte pubblicitarie',
    ],
  },
  blocks: [
    image('advertising', 'Un cartello con diverse frecce'),
    p(
      'Chi legge qui di nastri trasportatori raramente lo fa per piacere. Confronta fornitori per una linea che deve funzionare la prossima primavera. Un annuncio che raggiunge questo lettore può essere piccolo, semplice e raro; deve solo essere pertinente.',
    ),
    h2('Come funziona una spinta'),
    ul(
      'Scegli l’azienda da promuovere e il settore in cui mostrarla.',
      'I lettori di quel settore la vedono, sempre indicata come pubblicità.',
      'Le spinte sono comprese nei pacchetti a pagamento: 3 al mese con Gold, 10 con Premium, 20 con Platinum.',
    ),
    h2('Che cosa non facciamo'),
    p(
      'Non seguiamo i lettori su altri siti, non vendiamo i loro indirizzi e nessun pagamento porta un’azienda sopra un’altra che risponde meglio alla ricerca. Per questo i compratori si fidano dei risultati, ed è nella loro fiducia che fai pubblicità.',
    ),
    h2('Prima di spendere qualcosa'),
    p(
      'Completa prima il profilo. Una spinta porta visitatori a una pagina; il resto lo deve fare la pagina. Buone immagini, specifiche reali e una risposta rapida vendono più di qualunque inserzione.',
    ),
    goGlobal,
  ],
};
