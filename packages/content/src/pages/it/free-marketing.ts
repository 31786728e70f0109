import { h2, image, ol, p } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';
import { goGlobal } from './go-global.ts';

export const freeMarketing: PageTexts = {
  title: 'Marketing B2B gratuito',
  lead: 'Tutto ciò che serve a un’impresa {ofCountry} per essere visibile all’estero, senza un budget di marketing.',
  meta: {
    title: 'Marketing B2B gratuito | WBN {country}',
    description:
      'Sette prodotti, un profilo aziendale, le novità delle aziende e richieste dirette dei compratori: marketing gratuito per le imprese {ofCountry}.',
    keywords: [
      'marketing B2B gratuito',
      'produttori {country}',
      'inserzione gratuita',
      'promuovere l’export',
      'profilo aziendale',
    ],
  },
  blocks: [
    image('free-marketing', 'Un megafono e una scatola aperta'),
    p(
      'Un account gratuito è un account completo. Comprende un profilo per te e uno per la tua azienda, fino a sette prodotti, le novità delle aziende, le richieste da e verso altre imprese e tutti i modi per apprezzare, seguire e contattare. Non scade.',
    ),
    h2('Un’ora che vale una fiera'),
    ol(
      'Registrati e crea il profilo della tua azienda. Scrivi la prima frase per chi non ha mai sentito parlare di te: che cosa produci, per chi e da quando.',
      'Inserisci i tuoi prodotti migliori, una pagina per ciascuno. Chiamali come li cercherebbe un compratore e indica i dati che chiederebbe.',
      'Aggiungi i certificati, la capacità e le condizioni di consegna. Rispondono alle domande che altrimenti chiudono una conversazione prima che cominci.',
      'Pubblica una notizia alla settimana: una macchina nuova, un progetto consegnato, una data in cui hai capacità libera.',
      'Segui le imprese con cui vorresti lavorare e manda una breve richiesta a tre di loro.',
    ),
    h2('Quando il gratuito non basta'),
    p(
      'Se le richieste arrivano e ne vuoi di più, un pacchetto a pagamento aggiunge prodotti, verifica e boost pubblicitari. Fino ad allora non c’è motivo di pagare, e non te lo ricorderemo ogni giorno.',
    ),
    goGlobal,
  ],
};
