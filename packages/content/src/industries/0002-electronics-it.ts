import type { CategorySource } from './types.ts';

/** Categories of 0002. Append only, in both lists: the position of a name is its id. */
export const electronicsIt: readonly CategorySource[] = [
  [
    'Semiconductors',
    [
      'Microcontrollers',
      'Memory Chips',
      'Power Transistors',
      'Diodes & Rectifiers',
      'Analog Integrated Circuits',
      'LED Chips',
      'Programmable Logic Devices',
    ],
  ],
  [
    'Passive Components',
    ['Capacitors', 'Resistors', 'Inductors', 'Crystals & Oscillators', 'Electronic Filters', 'Thermistors'],
  ],
  [
    'Connectors & Cables',
    ['Board Connectors', 'Fiber Optic Cables', 'USB Cables', 'Coaxial Cables', 'Terminal Blocks', 'Cable Assemblies'],
  ],
  [
    'Printed Circuit Boards',
    [
      'Rigid Circuit Boards',
      'Flexible Circuit Boards',
      'Multilayer Circuit Boards',
      'Circuit Board Assembly',
      'Aluminum Circuit Boards',
    ],
  ],
  [
    'Computers & Servers',
    ['Laptops', 'Desktop Computers', 'Rack Servers', 'Workstations', 'Tablets', 'Mini Computers'],
  ],
  [
    'Computer Peripherals',
    ['Monitors', 'Keyboards & Mice', 'Printers & Scanners', 'Webcams', 'Docking Stations', 'External Storage'],
  ],
  [
    'Networking Equipment',
    [
      'Wireless Access Points',
      'Network Switches',
      'Routers',
      'Network Cabinets',
      'Optical Transceivers',
      'Firewall Appliances',
    ],
  ],
  [
    'Mobile Phones & Accessories',
    [
      'Smartphones',
      'Phone Cases',
      'Chargers & Power Banks',
      'Screen Protectors',
      'Earphones & Headsets',
      'Phone Spare Parts',
    ],
  ],
  [
    'Consumer Electronics',
    ['Televisions', 'Loudspeakers', 'Digital Cameras', 'Drones', 'Game Consoles', 'Smart Watches', 'Projectors'],
  ],
  [
    'Security Electronics',
    ['Surveillance Cameras', 'Video Recorders', 'Access Control Systems', 'Alarm Systems', 'Video Intercoms'],
  ],
  [
    'Software & Cloud',
    [
      'ERP Software',
      'Warehouse Management Software',
      'Cybersecurity Software',
      'Cloud Hosting',
      'Mobile App Development',
      'E-commerce Platforms',
    ],
  ],
];
