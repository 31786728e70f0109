import type { CategorySource } from './types.ts';

/** Categories of 0011. Append only, in both lists: the position of a name is its id. */
export const foodAgriculture: readonly CategorySource[] = [
  [
    'Fruits & Vegetables',
    [
      'Fresh Fruits',
      'Fresh Vegetables',
      'Frozen Vegetables',
      'Dried Fruits',
      'Canned Vegetables',
      'Fruit Concentrates',
      'Citrus Fruits',
    ],
  ],
  ['Dates & Nuts', ['Fresh Dates', 'Date Paste', 'Date Syrup', 'Almonds', 'Pistachios', 'Cashew Nuts', 'Walnuts']],
  ['Grains & Cereals', ['Rice', 'Wheat', 'Corn', 'Barley', 'Oats', 'Quinoa', 'Flour']],
  ['Meat & Poultry', ['Beef', 'Lamb & Mutton', 'Chicken', 'Processed Meat', 'Halal Meat', 'Eggs']],
  ['Fish & Seafood', ['Frozen Fish', 'Shrimp', 'Canned Tuna', 'Squid & Octopus', 'Shellfish', 'Fish Meal']],
  ['Dairy Products', ['Milk Powder', 'Cheese', 'Butter & Ghee', 'Yogurt', 'UHT Milk', 'Whey Powder']],
  [
    'Beverages',
    [
      'Mineral Water',
      'Fruit Juices',
      'Soft Drinks',
      'Energy Drinks',
      'Tea',
      'Coffee',
      'Non-Alcoholic Malt Drinks',
      'Plant-Based Drinks',
    ],
  ],
  ['Oils & Fats', ['Olive Oil', 'Sunflower Oil', 'Palm Oil', 'Soybean Oil', 'Sesame Oil']],
  ['Sugar & Confectionery', ['Refined Sugar', 'Chocolate', 'Candies', 'Biscuits & Cookies', 'Honey', 'Chewing Gum']],
  ['Spices & Condiments', ['Saffron', 'Black Pepper', 'Cardamom', 'Sauces', 'Spice Blends', 'Vinegar', 'Salt']],
  [
    'Agricultural Inputs',
    ['Fertilizers', 'Vegetable Seeds', 'Crop Protection', 'Animal Feed', 'Greenhouses', 'Irrigation Supplies'],
  ],
  [
    'Livestock & Aquaculture',
    ['Live Cattle', 'Live Sheep & Goats', 'Day-Old Chicks', 'Fish Fingerlings', 'Veterinary Products'],
  ],
];
