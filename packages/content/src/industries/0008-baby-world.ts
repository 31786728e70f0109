import type { CategorySource } from './types.ts';

/** Categories of 0008. Append only, in both lists: the position of a name is its id. */
export const babyWorld: readonly CategorySource[] = [
  ['Baby Clothing', ['Bodysuits', 'Rompers', 'Baby Sleepwear', 'Baby Sets', 'Baby Hats', 'Baby Socks & Booties']],
  [
    'Feeding & Nursing',
    ['Baby Bottles', 'Bottle Teats', 'Breast Pumps', 'Bibs', 'High Chairs', 'Baby Tableware', 'Bottle Sterilizers'],
  ],
  ['Baby Food', ['Infant Formula', 'Baby Cereals', 'Fruit Purees', 'Baby Snacks', 'Toddler Drinks']],
  [
    'Diapering',
    ['Disposable Diapers', 'Cloth Diapers', 'Baby Wipes', 'Changing Mats', 'Training Pants', 'Diaper Bags'],
  ],
  [
    'Strollers & Car Seats',
    ['Baby Strollers', 'Travel Systems', 'Infant Car Seats', 'Booster Seats', 'Baby Carriers', 'Stroller Accessories'],
  ],
  [
    'Nursery Furniture',
    ['Baby Cribs', 'Crib Mattresses', 'Changing Tables', 'Bassinets', 'Nursery Storage', 'Rocking Chairs'],
  ],
  ['Baby Bath & Care', ['Baby Bathtubs', 'Baby Shampoos', 'Baby Lotions', 'Hooded Towels', 'Baby Grooming Kits']],
  [
    'Toys & Learning',
    [
      'Rattles & Teethers',
      'Plush Toys',
      'Educational Toys',
      'Building Blocks',
      'Play Mats',
      'Activity Centers',
      'Ride-On Toys',
      'Wooden Toys',
    ],
  ],
  ['Baby Safety', ['Baby Monitors', 'Safety Gates', 'Socket Covers', 'Bed Rails', 'Corner Guards']],
];
