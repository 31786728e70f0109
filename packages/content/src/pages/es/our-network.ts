import { h2, insert, p } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';

export const ourNetwork: PageTexts = {
  title: 'Nuestra red',
  lead: '25 sitios hermanos, un solo directorio. Publique una vez desde {country} y le encontrarán en todos.',
  meta: {
    title: 'Nuestra red de 25 sitios territoriales | WBN {country}',
    description:
      'Los 25 sitios territoriales de WBN en el mundo: un directorio en el que las empresas de {country} se encuentran desde todos los países.',
    keywords: [
      'red WBN',
      'sitios territoriales',
      'B2B internacional',
      'empresas de {country} en el exterior',
      'red de exportación',
    ],
  },
  blocks: [
    h2('Elija un sitio'),
    p(
      'Cada sitio está hecho para las empresas de un país: sus industrias van primero, sus teléfonos responden y su gente conoce las reglas del comercio. El directorio que hay detrás es el mismo, así que su perfil y sus productos solo se introducen una vez.',
    ),
    insert('network'),
    h2('Elija hasta dónde quiere llegar'),
    p('Empiece gratis y mejore el paquete de una empresa cuando compense. El precio es por un año y para toda la red.'),
    insert('packages'),
  ],
};
