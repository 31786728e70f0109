import { h2, h3, image, p } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';

export const missionVision: PageTexts = {
  title: 'Misión, visión y valores',
  lead: 'Para qué estamos aquí, adónde debería llevarnos y cómo nos comportamos por el camino.',
  meta: {
    title: 'Misión, visión y valores | WBN {country}',
    description:
      'La misión, la visión y los seis valores de WBN, la red B2B para las empresas de {country} que comercian con el mundo.',
    keywords: ['misión', 'visión', 'valores', 'WBN {country}', 'red de negocios {country}'],
  },
  blocks: [
    h2('Misión'),
    image('mission', 'Una brújula sobre una carta náutica'),
    p(
      'Dar a toda empresa seria, sea cual sea su tamaño, los medios para presentarse bien, para que la encuentren quienes la necesitan y para tratar con ellos directamente y con seguridad.',
    ),
    h2('Visión'),
    image('vision', 'Un barco rumbo al horizonte'),
    p(
      'Un mundo en el que un taller de una ciudad pequeña y una oficina de compras de una capital se encuentren en igualdad de condiciones, y en el que la distancia sea una línea de la oferta y no una razón para no pedirla.',
    ),
    h2('Valores'),
    image('values', 'Seis piedras en equilibrio'),
    h3('Personas'),
    p(
      'Las empresas no comercian entre sí; lo hace su gente. Diseñamos para la persona que está en su mesa de trabajo y tratamos a cada una con respeto.',
    ),
    h3('Innovación'),
    p('Cambiamos lo que puede mejorar, medimos si ha mejorado y lo retiramos cuando no es así.'),
    h3('Mentalidad global'),
    p(
      'Todo mercado es el mercado nacional de alguien. Aprendemos su idioma, su calendario y sus costumbres antes de ofrecerle nada.',
    ),
    h3('Pasión'),
    p(
      'Nos gusta la industria: las máquinas, los materiales, el oficio. Es más agradable trabajar en lo que a uno le gusta, y el trabajo sale mejor.',
    ),
    h3('Honestidad'),
    p(
      'Un perfil dice lo que es verdad, una posición en la lista dice cuándo está pagada y un precio no tiene letra pequeña.',
    ),
    h3('Excelencia'),
    p('Terminamos lo que empezamos y lo volvemos a mirar con los ojos de quien tiene que usarlo.'),
  ],
};
