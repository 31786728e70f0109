import type { CategorySource } from './types.ts';

/** Categories of 0010. Append only, in both lists: the position of a name is its id. */
export const fashionAccessories: readonly CategorySource[] = [
  [
    'Jewelry',
    [
      'Gold Jewelry',
      'Silver Jewelry',
      'Diamond Jewelry',
      'Pearl Jewelry',
      'Fashion Jewelry',
      'Bridal Jewelry',
      'Jewelry Boxes',
    ],
  ],
  [
    'Watches & Clocks',
    ['Mechanical Watches', 'Quartz Watches', 'Fashion Watches', 'Watch Straps', 'Watch Parts', 'Wall Clocks'],
  ],
  ['Bags & Purses', ['Handbags', 'Backpacks', 'Clutches', 'Wallets', 'Shoulder Bags', 'Laptop Bags', 'Evening Bags']],
  ['Luggage & Travel', ['Suitcases', 'Travel Bags', 'Trolley Bags', 'Toiletry Bags', 'Luggage Covers']],
  ['Belts & Leather Goods', ['Leather Belts', 'Leather Gloves', 'Key Holders', 'Card Holders', 'Passport Covers']],
  ['Eyewear', ['Sunglasses', 'Optical Frames', 'Reading Glasses', 'Eyewear Cases', 'Sports Eyewear']],
  ['Scarves & Headwear', ['Scarves', 'Shawls', 'Caps', 'Hats', 'Headbands', 'Shemaghs & Ghutras', 'Hijabs']],
  ['Hair Accessories', ['Hair Clips', 'Hair Bands', 'Hair Combs', 'Scrunchies']],
  ['Gemstones & Beads', ['Precious Stones', 'Semi-Precious Stones', 'Glass Beads', 'Crystal Beads', 'Prayer Beads']],
  ['Trims & Findings', ['Buttons', 'Zippers', 'Lace', 'Ribbons', 'Buckles', 'Embroidered Patches']],
];
