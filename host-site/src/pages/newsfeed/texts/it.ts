import { sentences } from '../../../texts/sentences/it.ts';
import type { NewsfeedTexts } from './en.ts';

export const it: NewsfeedTexts = {
  title: 'Il mio B2B',
  description: 'Che cosa hanno pubblicato le aziende che segui e le tue.',
  loading: sentences.loadingNewsfeed,
  failed: sentences.newsfeedFailed,
  emptyTitle: 'Non è stato ancora pubblicato nulla',
  emptyText: 'Segui delle aziende per leggere qui le loro novità, o scrivi tu il primo post.',
  emptyAction: 'Trova aziende da seguire',
  newProducts: 'Nuovi prodotti',
  suggestions: 'Suggerimenti per te',
  reasons: {
    follows: 'Stesso settore di {name}, che segui',
    own: 'Stesso settore della tua azienda {name}',
  },
};
