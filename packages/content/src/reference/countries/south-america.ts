import type { CountrySource } from './types.ts';

export const southAmerica: readonly CountrySource[] = [
  ['AR', 'Argentina', '+54'],
  ['BO', 'Bolivia', '+591'],
  ['BR', 'Brazil', '+55'],
  ['CL', 'Chile', '+56'],
  ['CO', 'Colombia', '+57'],
  ['EC', 'Ecuador', '+593'],
  ['FK', 'Falkland Islands', '+500'],
  ['GF', 'French Guiana', '+594'],
  ['GY', 'Guyana', '+592'],
  ['PY', 'Paraguay', '+595'],
  ['PE', 'Peru', '+51'],
  ['SR', 'Suriname', '+597'],
  ['UY', 'Uruguay', '+598'],
  ['VE', 'Venezuela', '+58'],
];
