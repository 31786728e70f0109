import { it as causes } from '../../../search/texts/it.ts';
import type { SearchAllTexts } from './en.ts';

export const it: SearchAllTexts = {
  ...causes,
  title: 'Risultati per {query}',
  titleAll: 'Cerca ovunque',
  description: 'Aziende, prodotti, persone e post della rete in una sola ricerca.',
  everything: 'Tutto',
  product: 'Prodotti',
  business: 'Aziende',
  user: 'Persone',
  post: 'Post',
  saveProducts: 'Salva ricerca di prodotti',
  showAll: 'Mostra tutto',
  ofKind: ': {kind}, {count}',
  instead: 'Cerca invece {query}',
};
