import { actions, h2, image, p, ul } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';
import { goGlobal } from './go-global.ts';

export const workWithWbn: PageTexts = {
  title: 'Trabaje con WBN',
  lead: 'Represente a la red en su región, traiga a su asociación o construya sobre nuestros widgets.',
  meta: {
    title: 'Trabaje con WBN en {country}',
    description:
      'Sea representante o socio de WBN en {country}: para consultores, cámaras, asociaciones y desarrolladores que sirven a las empresas.',
    keywords: [
      'trabajar con WBN',
      'representante {country}',
      'consultor de exportación',
      'cámara de comercio',
      'programa de socios',
    ],
  },
  blocks: [
    image('partners', 'Tres personas que unen las piezas de un rompecabezas'),
    h2('Representantes'),
    p(
      'Nuestros representantes visitan empresas, las ayudan a presentarse y les explican lo que un comprador extranjero espera ver. Es una tarea adecuada para consultores y agentes que ya conocen las fábricas de su región y quieren ofrecerles algo concreto.',
    ),
    h2('Cámaras, asociaciones y organismos públicos'),
    p(
      'Traiga a sus miembros como grupo. Ayudamos a registrarlos correctamente, a mostrarlos juntos y a informar de cuántas veces se los ha encontrado y consultado. Las instituciones de {country} que promueven la exportación usan el directorio también para responder a consultas del extranjero.',
    ),
    h2('Editores y desarrolladores'),
    p(
      'El buscador, la tarjeta de empresa, la página de producto y las demás partes de este sitio se pueden colocar en sus propias páginas con una línea de código. Sus lectores buscan proveedores sin salir de su sitio.',
    ),
    h2('Qué buscamos'),
    ul(
      'Conocimiento de al menos una industria',
      'Una manera honesta de vender',
      'Paciencia con las empresas que exportan por primera vez',
    ),
    p('Escriba a {email} y cuéntenos qué hace y dónde.'),
    actions({ label: 'Contacto', to: '/contact-us' }),
    goGlobal,
  ],
};
