import { actions, callout, h2, p, ul } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';

export const contactUs: PageTexts = {
  title: 'Contatti',
  lead: 'Parla con una persona, nel modo che preferisci.',
  meta: {
    title: 'Contatti | WBN {country}',
    description:
      'Linee telefoniche per gli USA e per l’Europa, WhatsApp, e-mail e un modulo: come contattare WBN {fromCountry}.',
    keywords: ['contattare WBN', 'assistenza WBN {country}', 'supporto B2B', 'servizio clienti'],
  },
  blocks: [
    h2('Per telefono'),
    p('USA: {phoneUSA}'),
    p('Europa: {phoneEurope}'),
    callout(
      'WhatsApp',
      'Puoi anche scrivere su WhatsApp alla linea degli USA. Dicci il tuo nome, la tua azienda e il suo paese, e ti risponderemo nella stessa chat.',
    ),
    h2('Per e-mail'),
    p('{email}'),
    h2('Come possiamo aiutarti'),
    ul(
      'Aprire un account e creare il profilo della tua azienda',
      'Inserire prodotti, immagini e specifiche',
      'Scegliere, acquistare o rinnovare un abbonamento',
      'Far verificare la tua azienda',
      'Trovare fornitori, distributori o compratori in un determinato paese',
      'Segnalare un profilo, un messaggio o un annuncio che non dovrebbe esserci',
      'Pubblicità e collaborazioni',
    ),
    h2('Dicci di che cosa hai bisogno'),
    p(
      'Se cerchi qualcosa di particolare, da comprare o da vendere, descrivilo nel modulo. Bastano circa cinque minuti, e la risposta arriva da chi conosce il tuo settore.',
    ),
    actions({ label: 'Serve aiuto?', to: '/contact-us/form' }),
  ],
};
