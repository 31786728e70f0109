import { row } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';
import { goGlobal } from './go-global.ts';

export const whyWbn: PageTexts = {
  title: '¿Por qué WBN?',
  lead: 'Cinco razones por las que las empresas de {country} usan la red para vender en el extranjero y comprar mejor.',
  meta: {
    title: '¿Por qué WBN? Cinco razones para empresas de {country}',
    description:
      'Cómo ayuda WBN a las empresas de {country} a ser encontradas, a generar confianza, a tratar directamente, a llegar a nuevos mercados y a gastar menos en ello.',
    keywords: [
      'por qué WBN',
      'exportar desde {country}',
      'exportadores de {country}',
      'encontrar compradores',
      'marketing B2B',
    ],
  },
  blocks: [
    row(
      'why-found',
      'Una lupa sobre una fábrica',
      'Le encuentran por lo que fabrica',
      'Los compradores buscan por producto, por categoría, por tipo de empresa y por país. Cada producto que publica es una página propia, con imágenes y especificaciones, que también leen los buscadores. No hace falta ser famoso, basta con estar bien descrito.',
    ),
    row(
      'why-trust',
      'Un escudo con una marca de verificación',
      'Le creen',
      'Años de actividad, empleados, tamaño de la fábrica, certificados y condiciones de entrega están en una sola página y en el mismo orden para todos. Las empresas que piden ser verificadas llevan una marca que dice que alguien lo ha comprobado.',
    ),
    row(
      'why-direct',
      'Dos bocadillos unidos por una línea',
      'Trata directamente',
      'La consulta va del comprador a usted y la respuesta vuelve, sin nadie en medio y sin comisión sobre el pedido. Sus conversaciones se guardan en un solo lugar, ordenadas por empresa, y sus compañeros pueden ayudar a responderlas.',
    ),
    row(
      'why-global',
      'Un globo con 25 marcas',
      'Está en casa en muchos mercados',
      'Una empresa que se registra en {country} aparece también en los 25 sitios hermanos. Las páginas que rodean su perfil hablan el idioma del lector, y a cada hora empieza el día en alguna parte.',
    ),
    row(
      'why-cost',
      'Una moneda junto a un calendario',
      'Sabe lo que cuesta',
      'El registro es gratuito y lo seguirá siendo. Los paquetes de pago tienen un precio al año, impreso en la página, y compran alcance y servicio. Los datos de un perfil no están nunca en venta.',
    ),
    goGlobal,
  ],
};
