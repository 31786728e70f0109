import type { StateNames } from './types.ts';

/** Append only: the position of a name is its id. */
export const oceania: StateNames = {
  AU: [
    'New South Wales',
    'Victoria',
    'Queensland',
    'Western Australia',
    'South Australia',
    'Tasmania',
    'Australian Capital Territory',
    'Northern Territory',
  ],
};
