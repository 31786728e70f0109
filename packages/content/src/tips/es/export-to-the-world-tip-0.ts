import { callout, h2, image, insert, ol, p, ul } from '../../pages/blocks.ts';
import { goGlobal } from '../../pages/es/go-global.ts';
import type { PageTexts } from '../../pages/page-texts.ts';
import { heads } from './heads.ts';

export const exportToTheWorld: PageTexts = {
  ...heads['tip-0'],
  meta: {
    title: 'Exporte al mundo desde {country} | Plataforma WBN',
    description:
      'Cómo usan las empresas de {country} una plataforma de exportación: qué preparar, qué publicar y cómo convertir consultas en pedidos.',
    keywords: [
      'plataforma de exportación',
      'exportar desde {country}',
      'exportadores de {country}',
      'vender en el extranjero',
      'plataforma B2B',
    ],
  },
  blocks: [
    image('world-map', 'Mapa del mundo'),
    p(
      'En algún lugar, en este momento, una persona con presupuesto busca lo que usted fabrica. No conoce su nombre. Escribe el nombre de un producto, lee los primeros resultados, abre tres y escribe a dos. La exportación empieza en esos cinco minutos, y una plataforma de exportación existe para que usted esté entre los tres.',
    ),
    h2('Un perfil en lugar de cien presentaciones'),
    p(
      'Nuestra red se creó en el año 2000 exactamente con ese fin. Ha crecido hasta 25 plataformas que comparten un directorio, de modo que a una empresa que se registra en {country} la encuentran desde México hasta Malasia sin hacer nada dos veces. El sitio funciona 24 horas al día, 365 días al año. Responde a las preguntas sencillas sobre su empresa mientras usted duerme y le deja las interesantes para la mañana.',
    ),
    p(
      'Compárelo con el camino habitual. Un puesto en una feria internacional puede costar lo mismo que una máquina pequeña y dura cuatro días. Un viaje comercial le presenta ante una docena de personas. Ambos merecen la pena, pero más tarde, cuando sepa qué país merece el viaje. La plataforma es la manera de averiguarlo.',
    ),
    h2('Qué ve un comprador en el primer minuto'),
    p('Hemos observado a muchos compradores leer muchos perfiles. La mayoría mira las mismas cosas, en este orden:'),
    ol(
      'La imagen. Una fotografía clara del producto sobre un fondo liso vale más que un logotipo, y un logotipo vale más que nada.',
      'La primera frase. Debería decir qué fabrica y para quién. «Fundada en 1998, somos una empresa líder» no dice ninguna de las dos cosas.',
      'Dónde está usted y si puede entregar donde está el comprador.',
      'Las pruebas: años de actividad, número de empleados, certificados, una marca de verificación.',
      'Las especificaciones. Cifras con sus unidades, en el orden de una ficha técnica.',
      'La forma de preguntar. Si exige más de un clic, muchos no lo harán.',
    ),
    p(
      'Todo lo que hay en esta lista se puede preparar en una tarde, con material que usted ya tiene. Muy pocas empresas lo hacen, y por eso destacan las que sí lo hacen.',
    ),
    h2('Prepare esto antes de publicar'),
    ul(
      'De cinco a siete productos por los que le gustaría ser conocido, y no todo lo que ha fabricado alguna vez.',
      'El código arancelario de cada producto. Los compradores lo usan para consultar los aranceles, y aclara de qué se habla en cualquier idioma.',
      'Un pedido mínimo y un plazo de entrega que pueda cumplir también en un mes de mucho trabajo.',
      'Las condiciones de entrega a las que está acostumbrado. Si es nuevo en esto, empiece por la entrega en su propia puerta o en el puerto más cercano, y aprenda las demás con un transitario.',
      'Una persona que lea bien el inglés y tenga una hora al día para las consultas del extranjero.',
    ),
    callout(
      'No traduzca solo',
      'Los nombres de los productos son las palabras por las que le encuentran. Pregunte a alguien del sector, y no solo a un diccionario, cómo se llama su producto en el idioma de su comprador.',
    ),
    h2('De la primera consulta al primer pedido'),
    p(
      'Una primera consulta suele ser vaga: «por favor, envíe su mejor precio». No envíe una lista de precios. Envíe dos preguntas que demuestren que conoce el producto, por ejemplo sobre la cantidad anual y la norma que debe cumplir, y una fecha en la que seguirá el precio. Así sabrá si el comprador va en serio, y él sabrá que usted también.',
    ),
    p(
      'Después, cumpla su promesa. Ofrezca precio para la cantidad razonable más pequeña y para un contenedor completo; indique la moneda, la condición de entrega con su lugar, las condiciones de pago y el último día en que el precio es válido. Ofrezca una muestra, y cóbrela si le cuesta algo; un comprador serio la paga con gusto, siempre que el importe se le devuelva con el primer pedido.',
    ),
    p(
      'Para el primer envío, haga que el pago sea seguro para ambas partes: una parte por adelantado y el resto contra documentos, o una carta de crédito si la suma es grande. Fotografíe la mercancía mientras se embala y envíe las imágenes el mismo día. No cuesta nada y hace mucho más probable el segundo pedido.',
    ),
    h2('Lo que una plataforma no puede hacer'),
    p(
      'No puede mejorar un producto, ni hacer puntual una entrega, ni acertar con un precio, y no sustituye a una visita cuando el negocio ya la merece. Reúne pronto a las dos partes, cuando todo es posible todavía. Lo demás es comercio, el oficio más antiguo que existe, y las páginas siguientes comparten lo que sabemos de él.',
    ),
    insert('tips'),
    goGlobal,
  ],
};
