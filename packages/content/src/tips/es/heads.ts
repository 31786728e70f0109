import type { TipHeads } from '../tip-heads.ts';

export const heads: TipHeads = {
  'tip-0': {
    title: 'Exporte al mundo desde {country}',
    shortTitle: 'La plataforma de exportación',
    lead: 'Qué hace una plataforma de exportación por una empresa, qué no puede hacer y cómo aprovechar bien esta.',
  },
  'tip-1': {
    title: 'Cómo iniciar un negocio de exportación',
    shortTitle: 'Cómo iniciar un negocio de exportación',
    lead: 'Un sistema en ocho pasos, desde elegir el producto hasta el segundo pedido.',
  },
  'tip-2': {
    title: 'Marketing industrial de exportación',
    shortTitle: 'Marketing industrial de exportación',
    lead: 'Los compradores industriales no quieren que los seduzcan. Quieren estar seguros. El marketing que les ayuda a estarlo es barato y funciona durante años.',
  },
  'tip-3': {
    title: 'Cómo crear una red de distribución de productos en el extranjero',
    shortTitle: 'Cree una red de distribución en el extranjero',
    lead: 'Encontrar un distribuidor lleva semanas. Encontrar al adecuado requiere un método.',
  },
  'tip-4': {
    title: '¿Quién es un comprador industrial?',
    shortTitle: '¿Quién es un comprador industrial?',
    lead: 'Detrás de cada consulta hay una persona con una tarea, un plazo y un jefe. Entienda a los tres y escribirá mejores ofertas.',
  },
  'tip-5': {
    title: '¿Quién es un exportador industrial cualificado?',
    shortTitle: '¿Quién es un exportador industrial cualificado?',
    lead: 'Siete señales por las que los compradores reconocen a una empresa capaz de exportar, y con las que usted puede examinar la suya.',
  },
  'tip-6': {
    title: 'Productos que puede exportar al mercado mundial',
    shortTitle: 'Productos que puede exportar al mercado mundial',
    lead: 'Las 50 categorías de productos más exportadas, lo que tienen en común y cómo encontrar entre ellas el lugar de su propio producto.',
  },
};
