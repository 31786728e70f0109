import { sentences } from '../../../texts/sentences/es.ts';
import type { NewsfeedTexts } from './en.ts';

export const es: NewsfeedTexts = {
  title: 'Mi B2B',
  description: 'Lo que han publicado las empresas que sigue y las suyas.',
  loading: sentences.loadingNewsfeed,
  failed: sentences.newsfeedFailed,
  emptyTitle: 'Todavía no se ha publicado nada',
  emptyText: 'Siga a empresas para leer aquí sus novedades, o escriba usted la primera publicación.',
  emptyAction: 'Buscar empresas para seguir',
  newProducts: 'Productos nuevos',
  suggestions: 'Sugerencias para usted',
  reasons: {
    follows: 'De la misma industria que {name}, a la que sigue',
    own: 'De la misma industria que su empresa {name}',
  },
};
