import type { SearchBoxTexts } from './en.ts';

export const texts: SearchBoxTexts = {
  failed: 'Se ha producido un error inesperado. Inténtelo de nuevo.',
  retry: 'Reintentar',
  type: 'Buscar',
  country: 'País',
  global: 'Global',
  search: '¿Qué está buscando?',
  suggestions: 'Sugerencias',
  submit: 'Buscar',
  filter: 'Buscar un país',
  none: 'Sin coincidencias',
  types: {
    PR: 'Productos',
    UR: 'Usuarios',
    MA: 'Fabricantes',
    DI: 'Distribuidores',
    WS: 'Mayoristas',
    IM: 'Importadores',
    EX: 'Exportadores',
    RE: 'Minoristas',
    IN: 'Inversores',
    CO: 'Consultores',
    GO: 'Gobierno',
  },
};
