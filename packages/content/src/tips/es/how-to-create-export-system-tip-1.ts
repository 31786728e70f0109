import { callout, h2, image, ol, p, ul } from '../../pages/blocks.ts';
import type { PageTexts } from '../../pages/page-texts.ts';
import { heads } from './heads.ts';

export const howToCreateExportSystem: PageTexts = {
  ...heads['tip-1'],
  meta: {
    title: 'Cómo iniciar un negocio de exportación | WBN {country}',
    description:
      'Ocho pasos con los que las empresas de {country} empiezan a exportar: producto, mercado, precio, condiciones, documentos, pago, logística y seguimiento.',
    keywords: [
      'iniciar un negocio de exportación',
      'sistema de exportación',
      'pasos para exportar',
      'exportadores de {country}',
      'primera exportación',
    ],
  },
  blocks: [
    image('export-plan', 'Un plan con ocho pasos sobre un escritorio'),
    p(
      'La mayoría de las empresas exporta por primera vez por casualidad. Un visitante extranjero llega al puesto, entra un pedido, todos trabajan hasta tarde, la mercancía sale y después no pasa nada. Un sistema es lo que convierte esa casualidad en un negocio: los mismos pasos, en el mismo orden, cada uno un poco mejor que la vez anterior.',
    ),
    h2('1. Elija un producto'),
    p(
      'Tome el producto que fabrica con más fiabilidad, no el más nuevo. Debería resistir un viaje de seis semanas, necesitar pocas explicaciones y tener un margen que soporte el coste de aprender. Si tiene que adaptarlo, a otra tensión, a otro enchufe o a otra etiqueta, averigüe ya cuánto cuesta.',
    ),
    h2('2. Elija dos mercados'),
    p(
      'Uno es demasiado arriesgado y cinco son demasiados. Busque el código arancelario de su producto y vea, en las estadísticas públicas de comercio, qué países lo importan, de quién y si la cifra aumenta. Prefiera un país con el que {country} tenga un acuerdo comercial, una línea marítima directa y una forma parecida de hacer negocios. Lea allí las normas para su producto antes de enamorarse del mercado.',
    ),
    h2('3. Calcule el precio desde el otro extremo'),
    p(
      'Empiece por lo que el cliente final paga hoy allí por algo parecido. Reste el margen de la tienda, del distribuidor y del importador, después el arancel, el flete y el seguro. Lo que queda es lo máximo que puede pedir en su puerta. Si es menos de lo que le cuesta, el producto o el mercado no son los adecuados, y es mejor saberlo sobre el papel.',
    ),
    h2('4. Aprenda cuatro condiciones de entrega'),
    p(
      'Las reglas Incoterms dicen quién paga, quién organiza y quién asume el riesgo en cada punto del camino. Al principio bastan cuatro:',
    ),
    ul(
      'EXW: el comprador recoge en su puerta. Sencillo para usted y a menudo incómodo para el comprador, que tiene que despachar la exportación en su aduana.',
      'FCA: usted entrega la mercancía, despachada para la exportación, a un transportista que el comprador ha designado. Una buena regla para contenedores.',
      'CIP: usted paga el transporte y el seguro hasta un lugar convenido, mientras que el riesgo pasa antes, en el primer transportista.',
      'DAP: usted entrega, lista para descargar, en el lugar de destino. Cómodo para el comprador; ofrézcala solo con un transitario de confianza.',
    ),
    h2('5. Reúna los documentos en una carpeta'),
    image('export-documents', 'Factura, lista de empaque y certificado de origen'),
    p('Prepare una vez un modelo de cada uno y cópielo para cada envío:'),
    ol(
      'Factura proforma, que es su oferta en la forma que entienden los bancos y las aduanas.',
      'Factura comercial, con código arancelario, origen, moneda y condición de entrega.',
      'Lista de empaque, con el peso y las medidas de cada bulto.',
      'Certificado de origen, normalmente de su cámara de comercio.',
      'Documento de transporte: conocimiento de embarque, carta de porte aéreo o carta de porte por carretera.',
      'Lo que su producto exija en particular, como un certificado sanitario, de conformidad o de análisis.',
    ),
    p(
      'Los nombres, las cantidades y los pesos tienen que coincidir en todos ellos al pie de la letra. Se retrasan más envíos por una diferencia entre dos papeles que por las tormentas.',
    ),
    h2('6. Acuerde un pago seguro'),
    p(
      'El pago por adelantado es lo mejor para usted, la cuenta abierta es lo mejor para el comprador, y la mayor parte del comercio queda en medio. Para un primer pedido suele aceptarse un treinta por ciento por adelantado y el resto contra copia del documento de transporte. Para sumas mayores use una carta de crédito y pida a su banco que lea el borrador antes de que el comprador la abra. Más adelante, cuando conceda crédito, asegúrelo.',
    ),
    h2('7. Busque un transitario y luego otro'),
    p(
      'Un transitario es el mejor maestro que puede tener un exportador nuevo, y la lección está incluida en el precio. Explíquele su producto, pida dos rutas y pregunte qué suele salir mal en cada una. Compare con otro transitario una vez al año. No cambie por unos pocos dólares; cambie si nadie le devuelve la llamada cuando un barco se retrasa.',
    ),
    callout(
      'Pese y fotografíe',
      'Antes de que se cierren las puertas del contenedor, anote su número y su precinto, pese los bultos y haga fotos desde la puerta abierta. Si hay una reclamación, esa es su prueba.',
    ),
    h2('8. Haga seguimiento'),
    p(
      'Escriba al comprador el día de la carga, el día de la llegada y un mes después. Pregunte qué debería ser distinto la próxima vez. Anote la respuesta en su carpeta. El segundo pedido cuesta menos que el primero, y el tercero llega casi solo.',
    ),
    h2('Quién hace todo esto'),
    p(
      'Al principio, una sola persona, con dos mañanas fijas a la semana y el derecho a interrumpir la producción con una pregunta. La exportación fracasa menos veces por falta de dinero que por falta de esas dos mañanas. Escriba los ocho pasos con el nombre de quien hace cada uno y cuelgue la hoja donde todos pasen. Esa hoja es su sistema de exportación. Mejórela después de cada envío.',
    ),
  ],
};
