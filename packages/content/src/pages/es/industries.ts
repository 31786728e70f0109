import { p } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';

export const industriesPage: PageTexts = {
  title: 'Todas las industrias',
  lead: 'Quince industrias y todo lo que producen. Elija una categoría y vea quién la fabrica.',
  meta: {
    title: 'Industrias y categorías de productos | WBN {country}',
    description:
      'Recorra quince industrias y más de cien categorías de productos, y encuentre fabricantes de {country} y de otros países para cada una.',
    keywords: [
      'industrias',
      'categorías de productos',
      'fabricantes de {country}',
      'categorías B2B',
      'proveedores por industria',
    ],
  },
  blocks: [
    p(
      'Cada enlace de esta página abre una búsqueda de fabricantes en todos los países. Una vez allí, cambie el tipo de empresa para ver distribuidores, mayoristas, importadores o exportadores de los mismos bienes, o limite la búsqueda a un país.',
    ),
    p(
      'Si lo que necesita no tiene categoría propia, búsquelo por su nombre: las empresas describen sus productos con sus propias palabras, y la búsqueda las lee también.',
    ),
  ],
};
