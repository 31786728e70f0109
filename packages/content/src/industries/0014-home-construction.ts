import type { CategorySource } from './types.ts';

/** Categories of 0014. Append only, in both lists: the position of a name is its id. */
export const homeConstruction: readonly CategorySource[] = [
  [
    'Building Materials',
    [
      'Cement',
      'Bricks & Blocks',
      'Sand & Aggregates',
      'Gypsum Boards',
      'Roofing Sheets',
      'Precast Concrete',
      'Construction Chemicals',
    ],
  ],
  [
    'Structural Steel',
    ['Reinforcing Bars', 'Steel Beams', 'Prefabricated Steel Buildings', 'Scaffolding', 'Steel Grating'],
  ],
  ['Tiles & Stone', ['Ceramic Tiles', 'Porcelain Tiles', 'Marble', 'Granite', 'Mosaic Tiles', 'Quartz Slabs']],
  [
    'Doors & Windows',
    [
      'Wooden Doors',
      'Steel Doors',
      'Aluminum Windows',
      'PVC Windows',
      'Automatic Doors',
      'Door Locks',
      'Glass Facades',
    ],
  ],
  ['Flooring', ['Laminate Flooring', 'Vinyl Flooring', 'Parquet', 'Raised Floors', 'Artificial Grass']],
  [
    'Sanitary Ware & Plumbing',
    ['Faucets', 'Toilets', 'Bathtubs', 'Showers', 'Wash Basins', 'Plastic Pipes', 'Water Heaters'],
  ],
  ['Lighting', ['LED Bulbs', 'Chandeliers', 'Street Lighting', 'Floodlights', 'Panel Lights', 'Decorative Lamps']],
  [
    'Electrical Installation',
    ['Switches & Sockets', 'Electrical Wires', 'Cable Trays', 'Conduits', 'Distribution Boxes', 'Home Automation'],
  ],
  [
    'Heating & Cooling',
    ['Air Conditioners', 'Water Chillers', 'Ventilation Fans', 'Air Ducts', 'Radiators', 'Air Curtains'],
  ],
  [
    'Kitchenware & Home Goods',
    [
      'Cookware',
      'Tableware',
      'Kitchen Appliances',
      'Storage Containers',
      'Cleaning Supplies',
      'Home Decoration',
      'Garden Tools',
    ],
  ],
  ['Prefabricated Houses', ['Modular Houses', 'Container Houses', 'Site Cabins', 'Wooden Houses']],
  [
    'Real Estate & Contracting',
    [
      'Commercial Real Estate',
      'Industrial Land',
      'Residential Projects',
      'General Contracting',
      'Architecture & Design',
      'Interior Fit-Out',
    ],
  ],
];
