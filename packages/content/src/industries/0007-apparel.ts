import type { CategorySource } from './types.ts';

/** Categories of 0007. Append only, in both lists: the position of a name is its id. */
export const apparel: readonly CategorySource[] = [
  ["Women's Clothing", ['Dresses', 'Blouses', 'Skirts', "Women's Coats", "Women's Trousers", 'Abayas', 'Evening Wear']],
  ["Men's Clothing", ['Shirts', 'Suits', "Men's Trousers", 'Polo Shirts', "Men's Jackets", 'Thobes', 'Jeans']],
  [
    "Children's Clothing",
    ["Girls' Dresses", "Boys' Shirts", 'School Uniforms', "Children's Sleepwear", "Children's Jackets"],
  ],
  ['Sportswear', ['Tracksuits', 'Team Uniforms', 'Yoga Wear', 'Cycling Wear', 'Swimwear', 'Compression Wear']],
  ['Underwear & Sleepwear', ['Bras', 'Boxers & Briefs', 'Pajamas', 'Socks', 'Tights & Leggings', 'Thermal Underwear']],
  [
    'Workwear & Uniforms',
    [
      'Coveralls',
      'High-Visibility Clothing',
      'Chef Uniforms',
      'Medical Scrubs',
      'Corporate Uniforms',
      'Flame-Resistant Clothing',
    ],
  ],
  ['Knitwear', ['Sweaters', 'Cardigans', 'T-Shirts', 'Hoodies', 'Knitted Vests']],
  ['Outdoor Clothing', ['Rain Jackets', 'Ski Wear', 'Down Jackets', 'Fleece Jackets', 'Hunting Clothing']],
  [
    'Fabrics',
    [
      'Cotton Fabric',
      'Denim Fabric',
      'Linen Fabric',
      'Silk Fabric',
      'Polyester Fabric',
      'Wool Fabric',
      'Technical Textiles',
    ],
  ],
  ['Yarns & Fibers', ['Cotton Yarn', 'Polyester Yarn', 'Wool Yarn', 'Sewing Thread', 'Viscose Fiber']],
  [
    'Footwear',
    ["Men's Shoes", "Women's Shoes", 'Sports Shoes', 'Sandals', 'Boots', "Children's Shoes", 'Shoe Components'],
  ],
];
