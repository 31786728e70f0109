import { h2, image, p, ul } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';
import { goGlobal } from './go-global.ts';

export const advertiseWithUs: PageTexts = {
  title: 'Anúnciese con nosotros',
  lead: 'Ponga un producto ante personas que hoy buscan uno de su clase.',
  meta: {
    title: 'Anúnciese con WBN {country}',
    description:
      'Publicidad para exportadores de {country}: impulsos que muestran antes una empresa o un producto a quienes buscan uno de su clase, en el país y en el extranjero.',
    keywords: [
      'publicidad B2B',
      'anunciarse en {country}',
      'exportadores de {country}',
      'publicidad industrial',
      'impulsos publicitarios',
    ],
  },
  blocks: [
    image('advertising', 'Un poste indicador con varias flechas'),
    p(
      'Quien lee aquí sobre cintas transportadoras rara vez lo hace por gusto. Compara proveedores para una línea que tiene que funcionar la próxima primavera. Un anuncio que llega a ese lector puede ser pequeño, sencillo y poco frecuente; solo tiene que ser pertinente.',
    ),
    h2('Cómo funciona un impulso'),
    ul(
      'Usted elige qué promover: su empresa o uno de sus productos. El impulso empieza al momento y dura 3 días.',
      'Entre los resultados que responden igual de bien a la búsqueda, se muestra primero, siempre señalado como promocionado.',
      'Su lista de impulsos indica cuántos quedan este mes y cuántas veces se mostró y se abrió cada uno, en comparación con los días anteriores.',
      'Los impulsos vienen con los paquetes de pago: 3 al mes con Gold, 10 con Premium y 20 con Platinum.',
    ),
    h2('Lo que no hacemos'),
    p(
      'No seguimos a los lectores por otros sitios, no vendemos sus direcciones y ningún pago coloca a una empresa por encima de otra que responda mejor a la búsqueda. Por eso los compradores confían en los resultados, y es en su confianza donde usted se anuncia.',
    ),
    h2('Antes de gastar nada'),
    p(
      'Complete primero el perfil. Un impulso lleva visitantes a una página; la página tiene que hacer el resto. Buenas imágenes, especificaciones reales y una respuesta rápida venden más que cualquier anuncio.',
    ),
    goGlobal,
  ],
};
