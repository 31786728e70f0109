import type { CategorySource } from './types.ts';

/** Categories of 0004. Append only, in both lists: the position of a name is its id. */
export const industrialTechnology: readonly CategorySource[] = [
  [
    'Raw Metals',
    [
      'Steel Coils',
      'Aluminum Profiles',
      'Copper Rods',
      'Stainless Steel Sheets',
      'Titanium Alloys',
      'Zinc Ingots',
      'Steel Billets',
    ],
  ],
  [
    'Metal Products',
    ['Castings', 'Forgings', 'Sheet Metal Parts', 'Wire Mesh', 'Steel Pipes', 'Machined Parts', 'Metal Stampings'],
  ],
  [
    'Plastics & Polymers',
    [
      'Polyethylene Resins',
      'Polypropylene Resins',
      'PVC Compounds',
      'Engineering Plastics',
      'Masterbatch',
      'Plastic Sheets',
      'Injection Molded Parts',
    ],
  ],
  [
    'Rubber Products',
    ['Rubber Seals', 'Rubber Hoses', 'Rubber Sheets', 'O-Rings', 'Vibration Mounts', 'Conveyor Rubber'],
  ],
  [
    'Industrial Chemicals',
    [
      'Acids & Alkalis',
      'Solvents',
      'Adhesives',
      'Industrial Resins',
      'Pigments & Dyes',
      'Surfactants',
      'Industrial Gases',
    ],
  ],
  [
    'Paints & Coatings',
    ['Powder Coatings', 'Marine Coatings', 'Epoxy Floor Coatings', 'Anticorrosive Paints', 'Wood Coatings'],
  ],
  [
    'Pumps',
    ['Centrifugal Pumps', 'Submersible Pumps', 'Diaphragm Pumps', 'Gear Pumps', 'Vacuum Pumps', 'Dosing Pumps'],
  ],
  [
    'Valves & Fittings',
    [
      'Ball Valves',
      'Gate Valves',
      'Butterfly Valves',
      'Check Valves',
      'Pipe Flanges',
      'Pipe Fittings',
      'Safety Relief Valves',
    ],
  ],
  ['Fasteners & Hardware', ['Bolts & Nuts', 'Screws', 'Anchors', 'Rivets', 'Washers', 'Threaded Rods']],
  [
    'Tools',
    [
      'Power Tools',
      'Hand Tools',
      'Cutting Tools',
      'Measuring Tools',
      'Abrasives',
      'Welding Consumables',
      'Pneumatic Tools',
    ],
  ],
  [
    'Industrial Safety',
    [
      'Safety Helmets',
      'Safety Footwear',
      'Protective Gloves',
      'Respirators',
      'Fall Protection',
      'Fire Extinguishers',
      'Safety Signs',
    ],
  ],
  [
    'Packaging Materials',
    [
      'Corrugated Boxes',
      'Stretch Film',
      'Flexible Pouches',
      'Glass Bottles',
      'Metal Cans',
      'Wooden Pallets',
      'Labels & Tapes',
    ],
  ],
];
