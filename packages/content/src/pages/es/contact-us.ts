import { actions, callout, h2, p, ul } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';

export const contactUs: PageTexts = {
  title: 'Contacto',
  lead: 'Hable con una persona, de la forma que mejor le convenga.',
  meta: {
    title: 'Contacto | WBN {country}',
    description:
      'Líneas telefónicas para EE. UU. y Europa, WhatsApp, correo electrónico y un formulario: cómo contactar con WBN desde {country}.',
    keywords: ['contacto WBN', 'ayuda WBN {country}', 'soporte B2B', 'atención al cliente'],
  },
  blocks: [
    h2('Por teléfono'),
    p('EE. UU.: {phoneUSA}'),
    p('Europa: {phoneEurope}'),
    callout(
      'WhatsApp',
      'También puede escribir por WhatsApp a la línea de EE. UU. Díganos su nombre, su empresa y el país de esta, y le responderemos en el mismo chat.',
    ),
    h2('Por correo electrónico'),
    p('{email}'),
    h2('En qué podemos ayudarle'),
    ul(
      'Abrir una cuenta y crear el perfil de su empresa',
      'Publicar productos, imágenes y especificaciones',
      'Elegir, comprar o renovar una membresía',
      'Verificar su empresa',
      'Encontrar proveedores, distribuidores o compradores en un país determinado',
      'Denunciar un perfil, un mensaje o un anuncio que no debería estar ahí',
      'Publicidad y colaboraciones',
    ),
    h2('Díganos qué necesita'),
    p(
      'Si busca algo concreto, para comprar o para vender, descríbalo en el formulario. Lleva unos cinco minutos, y la respuesta viene de alguien que conoce su industria.',
    ),
    actions({ label: '¿Necesita ayuda?', to: '/contact-us/form' }),
  ],
};
