import { callout, h2, image, ol, p, ul } from '../../pages/blocks.ts';
import type { PageTexts } from '../../pages/page-texts.ts';
import { heads } from './heads.ts';

export const industrialMarketing: PageTexts = {
  ...heads['tip-2'],
  meta: {
    title: 'Marketing industrial de exportación | WBN {country}',
    description:
      'Cómo promocionan los fabricantes de {country} productos industriales en el extranjero: mensaje, pruebas, páginas de producto, canales, plan anual y qué medir.',
    keywords: [
      'marketing industrial',
      'marketing de exportación',
      'marketing B2B',
      'fabricantes de {country}',
      'páginas de producto',
    ],
  },
  blocks: [
    image('marketing-message', 'Una ficha técnica con las cifras principales marcadas'),
    p(
      'Un consumidor compra con su propio dinero y puede arrepentirse. Un comprador industrial gasta el dinero de otros y tiene que poder explicar por qué. Necesita razones que pueda repetir en una reunión en la que usted no está presente. Todo el marketing industrial consiste en darle esas razones, en un orden y una forma en que se puedan transmitir.',
    ),
    h2('Escriba primero la frase'),
    p(
      'Antes de una página web, un folleto o una película, escriba una sola frase: fabricamos esto, para estas empresas, y nos eligen por aquello. Deje fuera la calidad y el servicio, porque nadie afirma lo contrario. «Fabricamos bombas dosificadoras de acero inoxidable para lecherías, y se desmontan para limpiarlas sin herramientas» es una frase con la que un desconocido puede vender por usted.',
    ),
    p(
      'Póngala a prueba. Léasela a un cliente, a alguien del taller y a alguien de otro oficio. Si alguno de los tres no puede repetirla una hora después, no está terminada.',
    ),
    h2('Reúna pruebas'),
    p('Una afirmación no cuesta nada y por eso, sola, no vale nada. Ponga una prueba junto a cada una:'),
    ul(
      'una cifra con su unidad y las condiciones en que se midió;',
      'un certificado con su número, quién lo emitió y su fecha de caducidad;',
      'una referencia, al menos el tipo de empresa, el país y el año;',
      'una fotografía de la máquina que lo hace, con una persona al lado para dar la escala;',
      'una película de treinta segundos, sin música, que muestre el producto en funcionamiento.',
    ),
    p(
      'Pida permiso para nombrar a un cliente el día en que esté más contento, que suele ser el día de la recepción. Un año después nadie recuerda quién podría darlo.',
    ),
    h2('Haga páginas de producto para la búsqueda'),
    p(
      'Los ingenieros buscan con sustantivos y números: «reductor helicoidal 5,5 kW 40 rpm». Una página para cada producto, con el nombre común, sus sinónimos y sus cifras en forma de texto, se encuentra. Los mismos datos en un catálogo escaneado, no. Use las palabras del mercado al que vende; lo que en un país se llama computadora, en otro se llama ordenador, y ambas palabras caben en la página.',
    ),
    callout(
      'Una página, un producto, una pregunta',
      'Termine cada página de producto con la pregunta que inicia una conversación: «¿Qué caudal necesita y para qué líquido?». Un formulario que lo pregunta recibe mejores consultas que un botón que dice «contacto».',
    ),
    h2('Elija pocos canales y manténgalos vivos'),
    image('marketing-channel', 'Flechas de tres canales hacia una fábrica'),
    p('A una empresa que empieza en el extranjero con un presupuesto pequeño le sugerimos este orden:'),
    ol(
      'Su perfil de empresa y sus productos en esta plataforma. Está abierta a los compradores a todas horas, todos los días, y solo cuesta cuidado.',
      'Su propio sitio en los idiomas de sus dos mercados, aunque cada uno no tenga más de cinco páginas.',
      'Una noticia cada semana, aquí y en una red social: un proyecto, una pieza, una persona, una fecha.',
      'La revista del sector que de verdad leen los compradores de su primer mercado. Ofrezca un artículo sobre un problema que ha resuelto, no un anuncio.',
      'Una feria al año, primero como visitante y después como expositor.',
    ),
    p(
      'Es mejor hacer las tres primeras cosas durante dos años que las cinco durante dos meses. Un perfil cuya última señal de vida tiene tres años hace más daño que ninguno.',
    ),
    h2('Planifique el año hacia atrás'),
    p(
      'Las compras industriales siguen a los presupuestos. En muchas empresas, el dinero del año próximo se discute en otoño y se libera en el primer trimestre. Quien oye hablar de usted en enero está comparando; quien oye hablar de usted en septiembre todavía puede incluirle en el plan. Marque también las fiestas de sus mercados. No se lee nada la última semana de diciembre en Europa, en los días de la Fiesta de la Primavera en China ni en los últimos días del Ramadán en buena parte de Oriente Medio.',
    ),
    h2('Hable con una sola voz'),
    p(
      'La ficha técnica, el perfil, la oferta y la placa de la máquina deberían usar el mismo nombre para el producto, las mismas cifras y las mismas unidades. Vistas desde dentro de la empresa, las diferencias parecen pequeñas. Vistas desde fuera parecen descuido, y nadie compra un recipiente a presión a los descuidados.',
    ),
    h2('Mida tres cosas'),
    p(
      'Cuántas consultas llegaron, de qué país y para qué producto. Cuántas recibieron una oferta, y al cabo de cuántos días. Cuántas ofertas se convirtieron en pedidos. Anote las tres cifras una vez al mes. Si la primera es baja, trabaje para que le encuentren. Si lo es la segunda, trabaje en sus respuestas. Si lo es la tercera, hable con quienes no compraron; la mayoría de la gente le dirá el motivo si se lo pregunta una vez y sin discutir.',
    ),
    p(
      'Hágalo durante un año y su marketing será mejor que el de la mayoría de sus competidores, porque estará basado en algo.',
    ),
  ],
};
