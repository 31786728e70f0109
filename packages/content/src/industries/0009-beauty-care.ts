import type { CategorySource } from './types.ts';

/** Categories of 0009. Append only, in both lists: the position of a name is its id. */
export const beautyCare: readonly CategorySource[] = [
  [
    'Skin Care',
    ['Face Creams', 'Face Serums', 'Facial Cleansers', 'Face Masks', 'Sun Care', 'Body Lotions', 'Lip Care'],
  ],
  ['Hair Care', ['Shampoos', 'Conditioners', 'Hair Oils', 'Hair Color', 'Hair Styling Products', 'Hair Treatments']],
  [
    'Makeup',
    ['Lipsticks', 'Foundations', 'Mascaras', 'Eye Shadows', 'Makeup Brushes', 'False Eyelashes', 'Concealers'],
  ],
  ['Fragrances', ['Perfumes', 'Eau de Toilette', 'Oud & Bakhoor', 'Body Mists', 'Essential Oils', 'Perfume Bottles']],
  ['Nail Care', ['Nail Polish', 'Gel Nail Systems', 'Artificial Nails', 'Nail Tools', 'Nail Lamps']],
  ["Men's Grooming", ['Shaving Creams', 'Beard Oils', 'Razors', 'After Shaves', 'Hair Clippers']],
  [
    'Personal Hygiene',
    ['Soaps', 'Deodorants', 'Toothpaste', 'Toothbrushes', 'Sanitary Pads', 'Cotton Products', 'Hand Sanitizers'],
  ],
  [
    'Salon Equipment',
    [
      'Salon Chairs',
      'Hair Dryers',
      'Facial Steamers',
      'Laser Hair Removal Devices',
      'Massage Tables',
      'Salon Trolleys',
    ],
  ],
  ['Wigs & Extensions', ['Human Hair Wigs', 'Synthetic Wigs', 'Hair Extensions', 'Hair Toppers']],
  [
    'Cosmetic Ingredients & Packaging',
    ['Cosmetic Raw Materials', 'Cosmetic Jars', 'Airless Bottles', 'Plant Extracts', 'Cosmetic Tubes'],
  ],
];
