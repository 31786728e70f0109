import { callout, h2, image, ol, p, ul } from '../../pages/blocks.ts';
import type { PageTexts } from '../../pages/page-texts.ts';
import { heads } from './heads.ts';

export const internationalBuyers: PageTexts = {
  ...heads['tip-4'],
  meta: {
    title: '¿Quién es un comprador industrial? | WBN {country}',
    description:
      'Cómo piensan los compradores industriales internacionales, qué preguntan, cómo distinguir una consulta seria y cómo deben responder los exportadores de {country}.',
    keywords: [
      'comprador industrial',
      'compradores internacionales',
      'compras',
      'responder consultas',
      'exportadores de {country}',
    ],
  },
  blocks: [
    image('buyer-desk', 'Una mesa de compras con tres ofertas una junto a otra'),
    p(
      'Hablamos del «comprador» como si fuera una sola persona. En una empresa de cierto tamaño es un grupo. El ingeniero escribe la especificación, producción dice cuándo se necesita, calidad dice qué hay que demostrar, finanzas dice cómo se puede pagar, y alguien de compras reúne todo eso, pregunta al mercado y carga con la culpa si sale mal. El nombre que firma la consulta suele ser el de este último. Su oferta la leen todos.',
    ),
    h2('Cuatro compradores que encontrará'),
    ul(
      'El usuario compra para su propia producción: una lechería que necesita una bomba. Pregunta por la tecnología y la entrega, y se queda durante años si funciona.',
      'El importador o distribuidor compra para revender. Pregunta por el precio, el embalaje, la exclusividad y la marca. Para él, el producto tiene que ser fácil de vender.',
      'El contratista compra para un proyecto. Pide una lista larga con poco tiempo, compra una vez y le recomienda si usted cumplió la fecha.',
      'El comerciante o la oficina de compras actúa para otro. Puede traer grandes pedidos, y también puede estar reuniendo precios. Pregunte, con cortesía, para quién.',
    ),
    p(
      'Una buena primera respuesta es distinta para cada uno de los cuatro. Mire el perfil del remitente antes de escribirla.',
    ),
    h2('Qué teme el comprador'),
    p(
      'A nadie lo han elogiado nunca porque una compra saliera bien. A los compradores se los juzga por lo que salió mal: la máquina que se paró, el contenedor que se rechazó, el proveedor que desapareció con el anticipo. Así que la verdadera pregunta que hay detrás de cada pregunta es si usted es un riesgo. Los certificados, las referencias, un perfil verificado, un nombre y un teléfono en la firma y una respuesta que encaja con la pregunta son pruebas de que no lo es.',
    ),
    h2('Cómo nace una consulta'),
    p('Una compra típica pasa por estas etapas, y ayuda saber en cuál le están preguntando:'),
    ol(
      'Alguien nota una necesidad y mira a su alrededor. Quiere entender, no comprar. Envíe explicaciones.',
      'Se escribe la especificación. Si puede ayudar con ella, su producto encajará.',
      'Se hace una lista de posibles proveedores a partir de directorios, ferias y memoria. Aquí le tienen que encontrar.',
      'Salen las consultas, a menudo a diez empresas, con una fecha.',
      'Se comparan tres ofertas línea por línea. La que tiene huecos queda fuera, sea cual sea su precio.',
      'Se invita a uno o dos proveedores a hablar, a enviar muestras o a ser auditados.',
      'Se hace el pedido, y el comprador espera no volver a oír hablar de él.',
    ),
    h2('Responda en 24 horas'),
    p(
      'Esta es la ventaja más barata de todo el comercio internacional. Responda en 24 horas, siempre, aunque todavía no pueda dar un precio. «Gracias, podemos fabricarlo; tendrá nuestra oferta el jueves; una pregunta sobre el material» es suficiente. En nuestra experiencia, la primera respuesta completa fija el nivel con el que se miden las siguientes, y muchas consultas no se vuelven a mirar una vez que ha empezado la primera buena conversación.',
    ),
    p(
      'Tenga en cuenta el calendario: su fin de semana puede ser día laborable para el comprador. Nombre un sustituto para las vacaciones y dé acceso a las consultas a más de un miembro de su empresa.',
    ),
    callout(
      'Qué contiene una oferta completa',
      'Producto con su especificación, cantidad, precio unitario y moneda, condición de entrega con un lugar indicado, plazo de entrega y desde cuándo cuenta, pago, validez, embalaje, garantía, código arancelario, origen y el nombre de una persona que responde.',
    ),
    h2('¿Es seria la consulta?'),
    image('buyer-questions', 'Una lista de comprobación junto a una carta'),
    p('Nadie puede saberlo con seguridad, pero estas son buenas señales:'),
    ul(
      'la empresa tiene un perfil completo, un sitio propio y una dirección que existe;',
      'la consulta indica una cantidad, una norma o un plano;',
      'el remitente responde a su pregunta en lugar de repetir la suya;',
      'pregunta por algo difícil, como la tolerancia, la vida útil o los repuestos.',
    ),
    p(
      'Y estas son advertencias: un pedido demasiado grande para la empresa que lo hace, ningún interés por la especificación, un pago ofrecido de una forma de la que nunca ha oído hablar, la petición de pagar a un desconocido una tasa de registro o de inspección, un cambio repentino de datos bancarios por correo electrónico. En este último caso, tome el teléfono y llame a un número que ya tenía.',
    ),
    h2('Después del pedido'),
    p(
      'Dígale al comprador lo que necesita para tranquilizar a sus compañeros: pedido confirmado, material recibido, producción terminada, mercancía cargada, barco en camino. Cinco mensajes breves. Si hay un retraso, dígalo el día en que lo sepa, con una nueva fecha que pueda cumplir. Los compradores perdonan los retrasos anunciados; las sorpresas, no. El mejor comprador industrial es el que ha dejado de buscar alternativas, y ha dejado de buscarlas porque usted le da tranquilidad.',
    ),
  ],
};
