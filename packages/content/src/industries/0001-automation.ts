import type { CategorySource } from './types.ts';

/** Categories of 0001. Append only, in both lists: the position of a name is its id. */
export const automation: readonly CategorySource[] = [
  [
    'Industrial Robots',
    [
      'Articulated Robots',
      'Collaborative Robots',
      'SCARA Robots',
      'Delta Robots',
      'Palletizing Robots',
      'Welding Robots',
      'Robot Grippers',
    ],
  ],
  [
    'Programmable Controllers',
    [
      'Compact PLCs',
      'Modular PLCs',
      'Safety Controllers',
      'Remote I/O Modules',
      'Motion Controllers',
      'Programmable Relays',
    ],
  ],
  [
    'Sensors & Detection',
    [
      'Proximity Sensors',
      'Photoelectric Sensors',
      'Pressure Sensors',
      'Temperature Sensors',
      'Ultrasonic Sensors',
      'Laser Distance Sensors',
      'Rotary Encoders',
      'Load Cells',
    ],
  ],
  [
    'Operator Interfaces',
    ['HMI Touch Panels', 'Industrial Monitors', 'Panel PCs', 'Pushbuttons & Pilot Lights', 'Signal Towers'],
  ],
  [
    'Drives & Motion',
    [
      'Servo Drives',
      'Servo Motors',
      'Stepper Motors',
      'Variable Frequency Drives',
      'Linear Actuators',
      'Linear Guides',
    ],
  ],
  [
    'Pneumatic Automation',
    [
      'Pneumatic Cylinders',
      'Solenoid Valves',
      'Air Preparation Units',
      'Vacuum Generators',
      'Pneumatic Fittings',
      'Valve Manifolds',
    ],
  ],
  [
    'Process Instrumentation',
    [
      'Flow Meters',
      'Level Transmitters',
      'Pressure Transmitters',
      'Process Analyzers',
      'Control Valves',
      'Temperature Controllers',
    ],
  ],
  ['Machine Vision', ['Smart Cameras', 'Line Scan Cameras', 'Vision Lighting', 'Barcode Readers', '3D Vision Sensors']],
  [
    'Industrial Networking',
    ['Industrial Ethernet Switches', 'Fieldbus Gateways', 'Wireless I/O', 'IoT Edge Gateways', 'Industrial Routers'],
  ],
  [
    'Material Flow Automation',
    [
      'Automated Guided Vehicles',
      'Belt Conveyor Systems',
      'Sorting Systems',
      'Automated Storage Systems',
      'Pick-to-Light Systems',
    ],
  ],
];
