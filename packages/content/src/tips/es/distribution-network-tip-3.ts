import { callout, h2, image, ol, p, ul } from '../../pages/blocks.ts';
import type { PageTexts } from '../../pages/page-texts.ts';
import { heads } from './heads.ts';

export const distributionNetwork: PageTexts = {
  ...heads['tip-3'],
  meta: {
    title: 'Cree una red de distribución en el extranjero | WBN {country}',
    description:
      'Cómo encuentran, eligen, contratan y apoyan los fabricantes de {country} a distribuidores en otros países, paso a paso.',
    keywords: [
      'red de distribución',
      'encontrar distribuidores',
      'contrato de distribución',
      'fabricantes de {country}',
      'exportación',
    ],
  },
  blocks: [
    image('distribution-map', 'Un mapa con un centro y varias líneas'),
    p(
      'Una máquina grande se puede vender desde casa. Los repuestos, las herramientas, los alimentos, los cosméticos o los muebles necesitan a alguien en el lugar que tenga existencias, hable el idioma, dé crédito y conteste al teléfono cuando algo se rompe. Ese alguien es un distribuidor: una empresa que le compra a usted, en su propio nombre y por su cuenta y riesgo, y revende.',
    ),
    h2('Distribuidor, agente o filial'),
    p(
      'Un agente encuentra clientes a cambio de una comisión; usted vende, usted entrega y usted asume el riesgo. Conviene a los bienes caros y a los pocos clientes. Un distribuidor gana la diferencia entre dos precios y le quita el trabajo. Conviene a los muchos clientes y a los pedidos pequeños. Una filial propia le da el control y le cuesta un gerente, una oficina y varios años. La mayoría de las empresas empieza con un distribuidor y abre una filial, si llega a abrirla, en el mercado donde él ha tenido éxito.',
    ),
    h2('Dibuje primero el retrato'),
    p('Antes de buscar, describa por escrito la empresa que le gustaría encontrar:'),
    ul(
      'los productos que ya vende, que deberían ir a los clientes que usted busca sin competir con los suyos;',
      'su tamaño: bastante grande para invertir y bastante pequeña para que su producto le importe;',
      'las regiones que cubre de verdad con su propia gente;',
      'lo que tiene que saber hacer, como almacenar en frío, instalar o registrar ante un ministerio;',
      'quién decide, y si esa persona seguirá allí dentro de cinco años.',
    ),
    p(
      'El segundo punto es el que más a menudo se pasa por alto. El mayor distribuidor de un país pondrá su catálogo en un estante junto a otros cuatrocientos, y quizá su único propósito sea que no lo tenga nadie más.',
    ),
    h2('Haga una lista larga y después una corta'),
    ol(
      'Busque en este directorio distribuidores de los productos que están al lado del suyo. Si fabrica bisagras, busque a quienes venden guías para cajones.',
      'Pregunte a los clientes finales a quién compran. Dos llamadas a usuarios valen lo que una semana de investigación en el despacho.',
      'Mire quién representa a sus competidores en el país vecino.',
      'Escriba a unos veinte, en su idioma, en ocho líneas: qué fabrica, quién lo usa, por qué se vende, qué busca. Adjunte una página y nada más.',
      'Hable con los ocho que respondan. Pregunte cómo lo venderían y escuche.',
      'Visite a tres, vea el almacén y, si le dejan, acompañe un día a un vendedor.',
    ),
    callout(
      'Una pregunta útil',
      'Pregunte a cada candidato: ¿a qué clientes visitaría primero y qué dirían? Un buen distribuidor nombra tres en el acto. Uno malo habla del mercado en general.',
    ),
    h2('Pruebe antes de casarse'),
    p(
      'Acuerde una prueba: un primer pedido de un tamaño que no haga daño a nadie, una lista de precios, un territorio, seis o doce meses y una cifra que alcanzar. Todavía sin exclusividad, pero con la promesa de no nombrar a otro durante la prueba. Al final se sientan y deciden con hechos.',
    ),
    h2('Qué debe estar en el contrato'),
    image('distribution-contract', 'Dos firmas en un contrato'),
    p(
      'Haga que lo redacte un abogado que conozca la ley de ese país, pues en algunos los distribuidores están muy protegidos. Al menos estos puntos deberían quedar claros:',
    ),
    ul(
      'territorio, productos y clientes, y cuáles se reserva usted;',
      'exclusividad, ligada a una compra mínima cada año y que se pierde sin ella;',
      'precios, cómo pueden cambiar y con qué preaviso; moneda y pago;',
      'existencias que mantener, formación, servicio y garantía: quién lo hace y quién paga;',
      'marcas y registros, que deben estar a nombre de usted y volver a usted;',
      'informes: ventas por producto y región cada trimestre, y nombres de los clientes finales donde la ley lo permita;',
      'duración, preaviso y qué pasa con las existencias al final; ley aplicable y arbitraje.',
    ),
    h2('Deje sitio para su margen'),
    p(
      'Un distribuidor vive del margen y con él paga las existencias, el crédito, los vendedores, el servicio y su propia publicidad. Según el ramo, puede necesitar un quince por ciento o un cincuenta. Si no gana bien con su producto venderá otro, y ningún contrato lo impedirá. Calcule su negocio con el mismo cuidado que el propio y enséñele el cálculo.',
    ),
    h2('Los primeros cien días'),
    p(
      'Envíe a alguien que forme a sus vendedores y visite con ellos a diez clientes. Dele sus mejores imágenes, sus fichas técnicas en el idioma de él y el derecho a usarlas. Pásele cada consulta de su territorio el mismo día en que llega y dígaselo así. Acuerden una llamada fija cada dos semanas. Si en esos cien días no hay ninguna venta, vaya allí y averigüe por qué; rara vez es por falta de clientes.',
    ),
    h2('De un distribuidor a una red'),
    p(
      'Cuando funcionan dos países, el tercero es más fácil, porque ya tiene una historia, una estructura de precios y un contrato modelo. Reúna a sus distribuidores una vez al año, deje que el mejor explique cómo lo hace y mantenga los precios entre países vecinos tan próximos que a nadie le tiente vender al otro lado de la frontera. A una red la mantiene unida el contrato solo sobre el papel. En la práctica la mantienen unida las entregas puntuales, las respuestas rápidas y la sensación de que la fábrica está de su lado.',
    ),
  ],
};
