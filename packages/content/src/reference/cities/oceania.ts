import type { CityNames } from './types.ts';

export const oceania: CityNames = {
  AU: {
    'New South Wales': ['Sydney', 'Newcastle'],
    Victoria: ['Melbourne', 'Geelong'],
    Queensland: ['Brisbane'],
    'Western Australia': ['Perth'],
    'South Australia': ['Adelaide'],
  },
  NZ: ['Auckland', 'Wellington', 'Christchurch'],
};
