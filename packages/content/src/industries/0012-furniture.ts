import type { CategorySource } from './types.ts';

/** Categories of 0012. Append only, in both lists: the position of a name is its id. */
export const furniture: readonly CategorySource[] = [
  [
    'Living Room Furniture',
    ['Sofas', 'Coffee Tables', 'TV Stands', 'Recliners', 'Bookcases', 'Majlis Seating', 'Side Tables'],
  ],
  ['Bedroom Furniture', ['Beds', 'Mattresses', 'Wardrobes', 'Nightstands', 'Dressers', 'Bed Frames']],
  ['Dining Furniture', ['Dining Tables', 'Dining Chairs', 'Sideboards', 'Bar Stools', 'Display Cabinets']],
  ['Kitchen Furniture', ['Kitchen Cabinets', 'Countertops', 'Kitchen Islands', 'Pantry Units', 'Cabinet Doors']],
  [
    'Office Furniture',
    [
      'Office Desks',
      'Office Chairs',
      'Filing Cabinets',
      'Meeting Tables',
      'Office Partitions',
      'Reception Desks',
      'Standing Desks',
    ],
  ],
  ['Outdoor Furniture', ['Garden Sets', 'Patio Umbrellas', 'Sun Loungers', 'Garden Swings', 'Rattan Furniture']],
  [
    'Hotel & Restaurant Furniture',
    ['Hotel Bedroom Sets', 'Restaurant Chairs', 'Banquet Tables', 'Lobby Furniture', 'Restaurant Booths'],
  ],
  [
    'School & Public Furniture',
    [
      'School Desks',
      'Lecture Hall Seating',
      'Library Shelving',
      'Waiting Room Seating',
      'Laboratory Benches',
      'Stadium Seats',
    ],
  ],
  [
    'Furniture Components',
    [
      'Hinges',
      'Drawer Slides',
      'Furniture Legs',
      'Upholstery Fabric',
      'Furniture Foam',
      'MDF & Plywood',
      'Cabinet Handles',
    ],
  ],
  ['Home Textiles', ['Curtains', 'Carpets & Rugs', 'Bed Linen', 'Cushions', 'Table Linen', 'Towels']],
];
