import { row } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';
import { goGlobal } from './go-global.ts';

export const whyWbn: PageTexts = {
  title: 'Perché WBN?',
  lead: 'Cinque motivi per cui le imprese {ofCountry} usano la rete per vendere all’estero e comprare meglio.',
  meta: {
    title: 'Perché WBN? Cinque motivi | WBN {country}',
    description:
      'Come WBN aiuta le imprese {ofCountry} a farsi trovare, a farsi credere, a trattare direttamente, a raggiungere nuovi mercati e a spendere meno per farlo.',
    keywords: [
      'perché WBN',
      'esportare {fromCountry}',
      'esportatori {country}',
      'trovare compratori all’estero',
      'marketing B2B',
    ],
  },
  blocks: [
    row(
      'why-found',
      'Una lente d’ingrandimento sopra una fabbrica',
      'Ti trovano per quello che produci',
      'I compratori cercano per prodotto, per categoria, per tipo di impresa e per paese. Ogni prodotto che inserisci è una pagina a sé, con immagini e specifiche, letta anche dai motori di ricerca. Non serve essere famosi, basta essere descritti bene.',
    ),
    row(
      'why-trust',
      'Uno scudo con un segno di spunta',
      'Ti credono',
      'Anni di attività, dipendenti, dimensioni dello stabilimento, certificati e condizioni di consegna stanno in una sola pagina e nello stesso ordine per tutti. Le imprese che chiedono la verifica portano un segno che dice che qualcuno ha controllato.',
    ),
    row(
      'why-direct',
      'Due fumetti uniti da una linea',
      'Tratti direttamente',
      'La richiesta va dal compratore a te e la risposta torna indietro, senza nessuno in mezzo e senza commissioni sull’ordine. Le conversazioni sono conservate in un solo posto, ordinate per azienda, e i tuoi colleghi possono aiutare a rispondere.',
    ),
    row(
      'why-global',
      'Un globo con 25 segni',
      'Sei di casa in molti mercati',
      'Un’impresa che si registra {inCountry} compare anche in tutti i 25 siti gemelli. Le pagine attorno al tuo profilo parlano la lingua di chi legge, e a ogni ora da qualche parte comincia la giornata.',
    ),
    row(
      'why-cost',
      'Una moneta accanto a un calendario',
      'Sai quanto costa',
      'La registrazione è gratuita e tale rimane. I pacchetti a pagamento hanno un prezzo annuale, scritto nella pagina, e comprano visibilità e servizio. I dati di un profilo non sono mai in vendita.',
    ),
    goGlobal,
  ],
};
