import type { BoostsTexts } from './en.ts';

export const es: BoostsTexts = {
  title: 'Impulsos',
  description:
    'Un impulso muestra su empresa o un producto antes que otros que responden igual de bien a la búsqueda, durante tres días. Lleva la marca de promocionado.',
  loading: 'Cargando sus impulsos…',
  left: {
    in: 'es',
    by: 'remaining',
    one: 'Queda {remaining} de {perMonth} impulsos este mes',
    many: 'Quedan {remaining} de {perMonth} impulsos este mes',
    other: 'Quedan {remaining} de {perMonth} impulsos este mes',
  },
  none: 'Su membresía no incluye impulsos.',
  upgrade: 'Ver las membresías',
  forbidden: 'Solo los propietarios y administradores de una empresa usan sus impulsos.',
  what: 'Qué impulsar',
  boost: 'Impulsar durante tres días',
  done: 'Ya está promocionado.',
  spent: 'Ya se usaron todos los impulsos de este mes. Habrá nuevos el primer día del mes próximo.',
  runsAlready: 'Ya hay un impulso activo para esto.',
  gone: 'Este producto se eliminó o ahora es un borrador, por eso no se puede impulsar. Elija otro.',
  failed: 'El impulso no comenzó. Compruebe su conexión e inténtelo de nuevo.',
  report: 'Sus impulsos',
  until: 'Activo hasta',
  impressions: 'Mostrado en resultados',
  clicks: 'Abierto',
  before: 'antes: {count}',
  running: 'Activo',
  ended: 'Terminado',
  empty: 'Aún no ha usado ningún impulso.',
};
