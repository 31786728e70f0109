import type { CategorySource } from './types.ts';

/** Categories of 0003. Append only, in both lists: the position of a name is its id. */
export const energy: readonly CategorySource[] = [
  [
    'Solar Energy',
    [
      'Solar Panels',
      'Solar Inverters',
      'Solar Mounting Structures',
      'Solar Water Heaters',
      'Solar Charge Controllers',
      'Solar Street Lights',
      'Solar Water Pumps',
    ],
  ],
  [
    'Wind Energy',
    ['Wind Turbines', 'Turbine Blades', 'Wind Towers', 'Small Wind Generators', 'Wind Turbine Gearboxes'],
  ],
  [
    'Energy Storage',
    [
      'Lithium Battery Packs',
      'Lead Acid Batteries',
      'Battery Management Systems',
      'Uninterruptible Power Supplies',
      'Containerized Storage Systems',
    ],
  ],
  [
    'Generators & Engines',
    ['Diesel Generators', 'Gas Generators', 'Portable Generators', 'Marine Engines', 'Generator Spare Parts'],
  ],
  [
    'Oil & Gas Equipment',
    [
      'Drilling Tools',
      'Wellhead Equipment',
      'Pipeline Valves',
      'Oilfield Pumps',
      'Separators',
      'Storage Tanks',
      'Offshore Equipment',
      'Line Pipes',
    ],
  ],
  [
    'Fuels & Lubricants',
    ['Diesel Fuel', 'Liquefied Petroleum Gas', 'Engine Oils', 'Hydraulic Oils', 'Industrial Greases', 'Biodiesel'],
  ],
  [
    'Power Distribution Equipment',
    [
      'Power Transformers',
      'Switchgear',
      'Distribution Panels',
      'Circuit Breakers',
      'Power Cables',
      'Busbar Systems',
      'Energy Meters',
    ],
  ],
  [
    'Heat & Steam',
    ['Steam Boilers', 'Hot Water Boilers', 'Heat Exchangers', 'Industrial Burners', 'Heat Pumps', 'Steam Traps'],
  ],
  [
    'Environment & Water Treatment',
    [
      'Reverse Osmosis Plants',
      'Wastewater Treatment Plants',
      'Water Filters',
      'Air Pollution Control',
      'Waste Recycling Equipment',
      'Biogas Plants',
    ],
  ],
  [
    'Energy Efficiency',
    ['LED Retrofits', 'Power Factor Correction', 'Energy Monitoring Systems', 'Thermal Insulation', 'Energy Audits'],
  ],
];
