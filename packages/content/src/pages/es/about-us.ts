import { h2, image, insert, p } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';
import { goGlobal } from './go-global.ts';

export const aboutUs: PageTexts = {
  title: 'Quiénes somos',
  lead: 'Una red para las empresas que fabrican, transportan, compran y venden bienes, y para las personas que hacen ese trabajo.',
  meta: {
    title: 'Quiénes somos | WBN {country}',
    description:
      'Quién dirige WBN, por qué se creó la red en el año 2000 y cómo ayuda a las empresas de {country} a comerciar con el mundo.',
    keywords: [
      'sobre WBN',
      'red B2B {country}',
      'comercio de {country}',
      'plataforma de exportación',
      'red industrial',
    ],
  },
  blocks: [
    h2('Nuestra misión'),
    p(
      'Hacemos que a una buena empresa la encuentre el socio adecuado, estén donde estén los dos. Un fabricante de válvulas de {country} y un comprador de válvulas de otro continente deberían necesitar una búsqueda, una mirada a los datos y un mensaje para empezar a hablar, y no una cadena de intermediarios.',
    ),
    h2('De dónde venimos'),
    p(
      'La red se creó en el año 2000, cuando la mayoría de los directorios industriales todavía se imprimían en papel y ya estaban anticuados el día en que llegaban. Empezó como una lista de fábricas dispuestas a exportar. Los compradores pidieron ver los productos; los vendedores pidieron ver quién preguntaba; y unos y otros pidieron una forma de conversar. Cada uno de esos deseos se convirtió en una parte de lo que usted utiliza hoy.',
    ),
    p(
      'Hoy la red está formada por 25 plataformas web, cada una hecha para un territorio y todas con un mismo directorio, y tenemos representantes en muchos países que conocen la industria local, sus costumbres y su idioma. La edición de {country} es una más de la familia: lo que usted publica aquí se encuentra en todas partes.',
    ),
    image('team', 'Miembros del equipo alrededor de una mesa'),
    h2('Nuestro equipo'),
    p(
      'Aquí trabajan juntos ingenieros, comerciantes, traductores y personas dedicadas a la atención al cliente. Muchos hemos vendido máquinas, despachado contenedores en la aduana o dirigido un departamento de compras, y eso se nota en las cosas pequeñas: en las preguntas que hace un formulario de producto y en las que se ahorra.',
    ),
    h2('Dirección'),
    {
      type: 'people',
      people: [
        {
          name: 'Laila Al-Harbi',
          role: 'Directora general',
          biography:
            'Laila dirigió la exportación de un fabricante familiar de bombas industriales y lo llevó de dos mercados extranjeros a diecinueve. Llegó a la red como clienta, se quejó de ella con todo detalle y le pidieron que la dirigiera.',
        },
        {
          name: 'Mateo Ferrer',
          role: 'Director de programas de exportación',
          biography:
            'Mateo trabajó doce años como transitario entre América Latina y Europa. Escribe la mayoría de nuestros consejos para exportar y sigue respondiendo él mismo a las preguntas sobre condiciones de entrega.',
        },
        {
          name: 'Giulia Sartori',
          role: 'Directora de producto',
          biography:
            'Giulia diseñó sistemas de pedidos para hospitales y fabricantes de herramientas. Su regla para cada página es que una persona ocupada, con una conexión lenta, pueda terminar lo que vino a hacer.',
        },
        {
          name: 'Chen Wei',
          role: 'Responsable de verificación de proveedores',
          biography:
            'Wei auditó fábricas durante quince años, primero para sistemas de calidad y después para grandes minoristas. Dirige a quienes comprueban que una empresa es lo que su perfil dice que es.',
        },
      ],
    },
    h2('Lo que hemos aprendido, en siete consejos'),
    p(
      'Hemos puesto por escrito los consejos que damos con más frecuencia. Su lectura es gratuita, tanto si está registrado como si no.',
    ),
    insert('tips'),
    goGlobal,
  ],
};
