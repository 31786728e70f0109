import { h2, image, p, ul } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';
import { goGlobal } from './go-global.ts';

export const messageCenter: PageTexts = {
  title: 'Centro de mensajes',
  lead: 'Cada consulta, cada respuesta y cada compañero que puede ayudar, en un solo lugar.',
  meta: {
    title: 'Centro de mensajes para compradores y proveedores | WBN {country}',
    description:
      'Cómo reciben las empresas de {country} consultas de compradores de todo el mundo y las responden en el centro de mensajes de WBN.',
    keywords: [
      'centro de mensajes',
      'consultas de compradores',
      'mensajes B2B',
      'proveedores de {country}',
      'consultas',
    ],
  },
  blocks: [
    image('messages', 'Una bandeja de entrada con un filtro y una conversación abierta'),
    p(
      'Una consulta en un buzón privado depende de una sola persona. Si esa persona está de viaje, el comprador espera, y los compradores no esperan mucho. El centro de mensajes pertenece a la empresa: todos los que usted nombra miembros ven la consulta y pueden responderla en su nombre.',
    ),
    h2('Hecho para el comercio'),
    ul(
      'Escriba en su propio nombre o en el de una de sus empresas, y cambie de una a otra sin cerrar la sesión.',
      'Encuentre una conversación por su asunto o por el nombre de la otra parte.',
      'Mire el perfil del comprador antes de responder.',
      'Termine una conversación cuando esté resuelta; se podrá seguir leyendo, pero ya nadie podrá escribir en ella.',
    ),
    h2('Privado por diseño'),
    p(
      'Solo las dos partes pueden leer una conversación. Su correo electrónico y su teléfono no se muestran, salvo que usted mismo los escriba.',
    ),
    goGlobal,
  ],
};
