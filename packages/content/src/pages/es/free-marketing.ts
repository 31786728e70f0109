import { h2, image, ol, p } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';
import { goGlobal } from './go-global.ts';

export const freeMarketing: PageTexts = {
  title: 'Marketing B2B gratuito',
  lead: 'Todo lo que una empresa de {country} necesita para ser visible en el extranjero, sin presupuesto de marketing.',
  meta: {
    title: 'Marketing B2B gratuito para empresas de {country} | WBN',
    description:
      'Siete productos, un perfil de empresa, novedades de empresas y consultas directas de compradores: marketing gratuito para empresas de {country}.',
    keywords: [
      'marketing B2B gratuito',
      'fabricantes de {country}',
      'registro gratuito',
      'promover exportaciones',
      'perfil de empresa',
    ],
  },
  blocks: [
    image('free-marketing', 'Un megáfono y una caja abierta'),
    p(
      'Una cuenta gratuita es una cuenta completa. Incluye un perfil para usted y otro para su empresa, hasta siete productos, novedades de empresas, consultas a otras empresas y de ellas, y todas las formas de indicar que algo le gusta, de seguir y de contactar. No caduca.',
    ),
    h2('Una hora que vale lo que una feria'),
    ol(
      'Regístrese y cree el perfil de su empresa. Escriba la primera frase para alguien que nunca ha oído hablar de usted: qué fabrica, para quién y desde cuándo.',
      'Publique sus mejores productos, cada uno en una página. Póngales el nombre con el que un comprador los buscaría y dé las cifras que pediría.',
      'Añada los certificados, la capacidad y las condiciones de entrega. Responden a las preguntas que, de otro modo, terminan una conversación antes de que empiece.',
      'Publique una noticia a la semana: una máquina nueva, un proyecto entregado, una fecha en la que tiene capacidad libre.',
      'Siga a las empresas con las que le gustaría trabajar y envíe una consulta breve a tres de ellas.',
    ),
    h2('Cuando lo gratuito no basta'),
    p(
      'Si llegan consultas y quiere más, un paquete de pago añade productos, verificación e impulsos publicitarios. Hasta entonces no hay motivo para pagar, y no se lo recordaremos todos los días.',
    ),
    goGlobal,
  ],
};
