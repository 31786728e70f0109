import { p } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';

export const industriesPage: PageTexts = {
  title: 'Tutti i settori',
  lead: 'Quindici settori e tutto ciò che producono. Scegli una categoria e scopri chi la produce.',
  meta: {
    title: 'Settori e categorie di prodotti | WBN {country}',
    description:
      'Sfoglia quindici settori e oltre cento categorie di prodotti, e trova per ciascuna produttori {ofCountry} e di altri paesi.',
    keywords: ['settori', 'categorie di prodotti', 'produttori {country}', 'categorie B2B', 'fornitori per settore'],
  },
  blocks: [
    p(
      'Ogni link di questa pagina apre una ricerca di produttori in tutti i paesi. Una volta lì, cambia il tipo di impresa per vedere distributori, grossisti, importatori o esportatori delle stesse merci, oppure limita la ricerca a un paese.',
    ),
    p(
      'Se ciò che ti serve non ha una categoria sua, cercalo per nome: le imprese descrivono i prodotti con parole proprie, e la ricerca legge anche quelle.',
    ),
  ],
};
