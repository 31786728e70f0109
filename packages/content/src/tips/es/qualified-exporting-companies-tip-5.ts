import { callout, h2, image, ol, p, ul } from '../../pages/blocks.ts';
import type { PageTexts } from '../../pages/page-texts.ts';
import { heads } from './heads.ts';

export const qualifiedExportingCompanies: PageTexts = {
  ...heads['tip-5'],
  meta: {
    title: '¿Quién es un exportador industrial cualificado? | WBN {country}',
    description:
      'Siete señales de un exportador industrial cualificado, una autoevaluación para empresas de {country} y consejos para comprobar a un proveedor.',
    keywords: [
      'exportador cualificado',
      'cualificación de proveedores',
      'proveedores verificados',
      'exportadores de {country}',
      'auditoría de fábrica',
    ],
  },
  blocks: [
    image('exporter-factory', 'Una fábrica con un muelle de carga abierto'),
    p(
      'Cualquier empresa puede llamarse exportadora. Un comprador tiene que averiguar, a distancia y en pocos días, cuáles pueden entregar de verdad la misma calidad dos veces. Esté usted del lado que esté, ayuda saber qué se mira. Estas son las siete señales que nos parecen más fiables, sacadas de muchas comprobaciones de proveedores y de los errores que había detrás.',
    ),
    h2('1. Se puede identificar'),
    p(
      'El nombre legal es el mismo en el registro, en la factura, en la cuenta bancaria y en el perfil. Hay una dirección en la que trabaja gente, un teléfono fijo o una centralita, y un dominio propio para el correo. Una cuenta bancaria en otro país y a otro nombre es la señal ante la que un comprador prudente se detiene del todo.',
    ),
    h2('2. Fabrica, o sabe exactamente quién fabrica'),
    p(
      'Un fabricante puede enseñar las máquinas, decir cuántas piezas salen de ellas en un turno y nombrar el paso que limita la capacidad. Una empresa comercial también puede ser una exportadora excelente, si dice abiertamente que comercia y conoce sus fábricas. Lo que no vale es un comerciante que finge ser una fábrica, porque entonces nadie puede responder a la segunda pregunta técnica.',
    ),
    h2('3. Controla su calidad y puede demostrarlo'),
    p(
      'Un sistema de calidad certificado es un buen comienzo. Dice más lo que ocurre un día cualquiera: el material que entra se comprueba y se marca, los planos llevan una revisión, los instrumentos de medida tienen fecha de calibración, las piezas rechazadas están en una caja roja y alguien anota por qué. Pida el informe de inspección de una entrega reciente, con el nombre del cliente tapado. Un exportador cualificado lo envía esa misma tarde.',
    ),
    h2('4. Conoce las reglas del mercado'),
    p(
      'El producto cumple las normas del país de destino y no solo las de casa: marcado y declaraciones de conformidad, contacto con alimentos, sustancias químicas, etiquetas en el idioma correcto, certificados halal o fitosanitarios donde hacen falta, madera tratada para los palés. Un exportador que pregunta «¿para qué país?» antes de dar un precio ya lo ha hecho antes.',
    ),
    h2('5. Tiene capacidad financiera para terminar el pedido'),
    p(
      'El comprador no necesita ver las cuentas. Basta con que el anticipo pedido guarde proporción con el material, que los proveedores cobren y que el cliente mayor no sea la mitad de la facturación. Una aseguradora de crédito a la exportación o una referencia bancaria pueden confirmarlo sin incomodar a nadie.',
    ),
    h2('6. Habla, escribe y responde'),
    p(
      'Alguien en la casa sabe leer una especificación en el idioma del negocio, que casi siempre es el inglés, y hay una segunda persona que puede hacerlo cuando falta la primera. Las respuestas llegan a más tardar el siguiente día laborable. Se contesta a las preguntas en el orden en que se hicieron. Parece poca cosa; en nuestras comprobaciones separa a los buenos proveedores del resto con más nitidez que cualquier certificado.',
    ),
    h2('7. Ya ha enviado, o se ha preparado como si lo hubiera hecho'),
    p(
      'La experiencia se demuestra con tres envíos a tres países, con copias de documentos de transporte en las que los precios están tachados. Un recién llegado puede sustituirla con preparación: un embalaje probado, un transitario con nombre, documentos modelo, un seguro y la paciencia de empezar con un pedido pequeño.',
    ),
    h2('Examine su propia empresa'),
    image('exporter-audit', 'Un auditor con un portapapeles en un taller'),
    p('Dese un punto por cada una de estas cosas que podría enviar a un comprador en una hora:'),
    ol(
      'Un extracto del registro mercantil de no más de seis meses.',
      'Una lista de máquinas con año y capacidad.',
      'Sus certificados vigentes, con números.',
      'Una ficha técnica de su producto principal en inglés, con tolerancias.',
      'Un informe de inspección final de los últimos tres meses.',
      'Tres referencias en el extranjero, o dos en el país a las que pueda llamar un desconocido.',
      'Fotografías del embalaje, con pesos y medidas.',
      'Sus condiciones de entrega y de pago en media página.',
      'El nombre de la persona responsable de la exportación y de quien la sustituye.',
      'El código arancelario y el origen de cada producto.',
    ),
    p(
      'Con ocho puntos o más está preparado, y su perfil debería decirlo. Con entre cinco y siete, los papeles que faltan son tarea de un mes. Con menos, empiece por la calidad y los documentos antes de gastar dinero en que le vean.',
    ),
    callout(
      'Qué añade la verificación',
      'A las empresas con un paquete de pago podemos verificarlas nosotros o un tercero independiente. Eso confirma las señales uno y dos, y muestra a los compradores que a usted no le molestó que le preguntaran.',
    ),
    h2('Si usted es el comprador'),
    ul(
      'Busque primero el producto y después compare tres empresas, señal por señal.',
      'Haga una pregunta técnica que no se pueda responder copiando el catálogo.',
      'Pida una breve videollamada desde el taller, a la hora que usted elija.',
      'Encargue una muestra, después un lote pequeño, y haga inspeccionar el primer envío completo antes de que salga.',
      'Visítelos cuando el negocio sea importante. Nada sustituye a un paseo desde la materia prima hasta el muelle de carga.',
    ),
    p(
      'Un exportador cualificado acoge todo esto con gusto. Estaba esperando a un comprador que mire de cerca, porque esa es la competencia que puede ganar. Las empresas de {country} que se preparan según estas siete señales comprueban que del precio se habla más tarde y menos.',
    ),
  ],
};
