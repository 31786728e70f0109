import type { CategorySource } from './types.ts';

/** Categories of 0005. Append only, in both lists: the position of a name is its id. */
export const machineries: readonly CategorySource[] = [
  [
    'Metalworking Machinery',
    [
      'CNC Lathes',
      'Machining Centers',
      'Laser Cutting Machines',
      'Press Brakes',
      'Grinding Machines',
      'Punching Machines',
      'Bending Machines',
    ],
  ],
  [
    'Woodworking Machinery',
    ['Panel Saws', 'Edge Banding Machines', 'CNC Routers', 'Wood Planers', 'Wood Drying Kilns'],
  ],
  [
    'Plastic Processing Machinery',
    [
      'Injection Molding Machines',
      'Extrusion Lines',
      'Blow Molding Machines',
      'Thermoforming Machines',
      'Plastic Recycling Machines',
    ],
  ],
  [
    'Packaging Machinery',
    [
      'Filling Machines',
      'Labeling Machines',
      'Carton Sealing Machines',
      'Shrink Wrapping Machines',
      'Vacuum Packaging Machines',
      'Form Fill Seal Machines',
      'Capping Machines',
    ],
  ],
  [
    'Food Processing Machinery',
    [
      'Baking Ovens',
      'Meat Processing Machines',
      'Dairy Processing Lines',
      'Fruit Juice Lines',
      'Grain Milling Machines',
      'Date Processing Lines',
      'Frying Lines',
    ],
  ],
  [
    'Construction Machinery',
    [
      'Excavators',
      'Wheel Loaders',
      'Concrete Mixers',
      'Tower Cranes',
      'Road Rollers',
      'Asphalt Plants',
      'Piling Rigs',
      'Motor Graders',
    ],
  ],
  [
    'Agricultural Machinery',
    ['Tractors', 'Combine Harvesters', 'Irrigation Equipment', 'Seed Drills', 'Sprayers', 'Hay Balers'],
  ],
  [
    'Textile Machinery',
    [
      'Spinning Machines',
      'Weaving Looms',
      'Knitting Machines',
      'Dyeing Machines',
      'Industrial Sewing Machines',
      'Embroidery Machines',
    ],
  ],
  [
    'Printing Machinery',
    ['Offset Presses', 'Flexographic Presses', 'Digital Printers', 'Screen Printing Machines', 'Bookbinding Machines'],
  ],
  [
    'Mining Machinery',
    ['Jaw Crushers', 'Ball Mills', 'Vibrating Screens', 'Mine Loaders', 'Belt Feeders', 'Flotation Machines'],
  ],
  [
    'Lifting & Handling Machinery',
    ['Forklifts', 'Overhead Cranes', 'Electric Hoists', 'Pallet Trucks', 'Scissor Lifts', 'Reach Stackers'],
  ],
];
