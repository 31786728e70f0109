import { h2, insert, p } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';

export const ourNetwork: PageTexts = {
  title: 'La nostra rete',
  lead: '25 siti gemelli, un solo elenco. Pubblica una volta {fromCountry} e ti troveranno in tutti.',
  meta: {
    title: 'La nostra rete di 25 siti territoriali | WBN {country}',
    description:
      'I 25 siti territoriali di WBN nel mondo: un elenco in cui le imprese {ofCountry} si trovano da ogni paese.',
    keywords: [
      'rete WBN',
      'siti territoriali',
      'B2B internazionale',
      'imprese {ofCountry} all’estero',
      'rete per l’export',
    ],
  },
  blocks: [
    h2('Scegli un sito'),
    p(
      'Ogni sito è fatto per le imprese di un paese: i suoi settori vengono per primi, le sue linee telefoniche rispondono e le sue persone conoscono le regole del commercio. L’elenco alle spalle è lo stesso, quindi il profilo e i prodotti vanno inseriti una volta sola.',
    ),
    insert('network'),
    h2('Scegli fin dove vuoi arrivare'),
    p(
      'Comincia gratis e passa a un pacchetto superiore quando conviene. Il prezzo vale per un anno e per tutta la rete.',
    ),
    insert('packages'),
  ],
};
