import type { JudgedQuery } from './query.ts';

/** Arabic words in Latin letters, as typed in the Gulf. */
export const latinArabic: readonly JudgedQuery[] = [
  ['tamr', 'Fresh Dates|Date Paste|Date Syrup'],
  ['tumoor', 'Fresh Dates|Date Paste|Date Syrup'],
  ['oud', 'Oud & Bakhoor'],
  ['bukhoor', 'Oud & Bakhoor'],
  ['bakhour', 'Oud & Bakhoor'],
  ['abaya', 'Abayas'],
  ['thawb', 'Thobes'],
  ['shmagh', 'Shemaghs & Ghutras'],
  ['ghutra', 'Shemaghs & Ghutras'],
  ['hejab', 'Hijabs'],
  ['misbaha', 'Prayer Beads'],
  ['masbaha', 'Prayer Beads'],
  ['zait zaitoun', 'Olive Oil'],
  ['zayt zaytun', 'Olive Oil'],
  ['mukayyif', 'Air Conditioners'],
  ['sajjad', 'Carpets & Rugs'],
  [
    'kursi',
    'Office Chairs|Dining Chairs|Restaurant Chairs|Wheelchairs|Rocking Chairs|Salon Chairs|High Chairs|Dental Chairs',
  ],
  ['majlis', 'Majlis Seating'],
  ['zafaran', 'Saffron'],
  ['hayl', 'Cardamom'],
  ['qahwa', 'Coffee'],
  ['asal', 'Honey'],
  ['halib', 'UHT Milk|Milk Powder'],
  ['lahm halal', 'Halal Meat|Beef|Lamb & Mutton|Processed Meat|Chicken'],
  ['mawasir', 'Steel Pipes|Plastic Pipes|Line Pipes'],
  ['asmant', 'Cement'],
];
