import type { CategorySource } from './types.ts';

/** Categories of 0006. Append only, in both lists: the position of a name is its id. */
export const powerTransmission: readonly CategorySource[] = [
  [
    'Gears & Gearboxes',
    [
      'Helical Gearboxes',
      'Worm Gearboxes',
      'Planetary Gearboxes',
      'Bevel Gears',
      'Spur Gears',
      'Rack & Pinion Sets',
      'Gear Couplings',
    ],
  ],
  [
    'Bearings',
    [
      'Ball Bearings',
      'Roller Bearings',
      'Thrust Bearings',
      'Plain Bearings',
      'Bearing Housings',
      'Linear Bearings',
      'Slewing Rings',
    ],
  ],
  ['Belts & Pulleys', ['V-Belts', 'Timing Belts', 'Flat Belts', 'V-Belt Pulleys', 'Timing Pulleys', 'Belt Tensioners']],
  [
    'Chains & Sprockets',
    ['Roller Chains', 'Conveyor Chains', 'Silent Chains', 'Sprockets', 'Leaf Chains', 'Chain Tensioners'],
  ],
  [
    'Couplings & Shafts',
    [
      'Flexible Couplings',
      'Rigid Couplings',
      'Cardan Shafts',
      'Torque Limiters',
      'Precision Shafts',
      'Locking Assemblies',
    ],
  ],
  [
    'Clutches & Brakes',
    [
      'Electromagnetic Clutches',
      'Industrial Disc Brakes',
      'One-Way Clutches',
      'Spring Applied Brakes',
      'Brake Linings',
    ],
  ],
  [
    'Electric Motors',
    [
      'Three-Phase Motors',
      'Single-Phase Motors',
      'DC Motors',
      'Geared Motors',
      'Explosion-Proof Motors',
      'Brushless Motors',
      'Vibration Motors',
    ],
  ],
  [
    'Hydraulic Power',
    [
      'Hydraulic Pumps',
      'Hydraulic Cylinders',
      'Hydraulic Motors',
      'Hydraulic Valves',
      'Hydraulic Power Units',
      'Hydraulic Hoses',
      'Hydraulic Filters',
    ],
  ],
  ['Screws & Jacks', ['Ball Screws', 'Lead Screws', 'Screw Jacks', 'Linear Modules', 'Roller Screws']],
];
