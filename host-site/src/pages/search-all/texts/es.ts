import { es as causes } from '../../../search/texts/es.ts';
import type { SearchAllTexts } from './en.ts';

export const es: SearchAllTexts = {
  ...causes,
  title: 'Resultados de {query}',
  titleAll: 'Buscar en todo',
  description: 'Empresas, productos, personas y publicaciones de la red en una sola búsqueda.',
  everything: 'Todo',
  product: 'Productos',
  business: 'Empresas',
  user: 'Personas',
  post: 'Publicaciones',
  saveProducts: 'Guardar búsqueda de productos',
  showAll: 'Ver todo',
  ofKind: ': {kind}, {count}',
  instead: 'Buscar en su lugar {query}',
};
