import type { CategorySource } from './types.ts';

/** Categories of 0013. Append only, in both lists: the position of a name is its id. */
export const healthCare: readonly CategorySource[] = [
  [
    'Medical Devices',
    [
      'Patient Monitors',
      'Ultrasound Scanners',
      'X-Ray Systems',
      'ECG Machines',
      'Infusion Pumps',
      'Ventilators',
      'Defibrillators',
    ],
  ],
  [
    'Medical Consumables',
    [
      'Syringes',
      'Surgical Gloves',
      'Surgical Masks',
      'Wound Dressings',
      'Catheters',
      'Medical Tapes',
      'Blood Collection Tubes',
    ],
  ],
  [
    'Pharmaceuticals',
    [
      'Antibiotics',
      'Pain Relievers',
      'Vaccines',
      'Cardiovascular Medicines',
      'Diabetes Medicines',
      'Generic Medicines',
      'Active Ingredients',
    ],
  ],
  [
    'Nutrition & Supplements',
    ['Vitamins', 'Protein Supplements', 'Herbal Supplements', 'Omega-3 Products', 'Sports Nutrition', 'Probiotics'],
  ],
  [
    'Hospital Furniture',
    [
      'Hospital Beds',
      'Examination Tables',
      'Operating Tables',
      'Medical Trolleys',
      'Patient Stretchers',
      'Medical Cabinets',
    ],
  ],
  [
    'Dental Supplies',
    ['Dental Chairs', 'Dental Implants', 'Dental Instruments', 'Orthodontic Products', 'Dental Materials'],
  ],
  [
    'Laboratory Equipment',
    [
      'Microscopes',
      'Centrifuges',
      'Laboratory Analyzers',
      'Diagnostic Test Kits',
      'Laboratory Glassware',
      'Incubators',
    ],
  ],
  [
    'Rehabilitation & Mobility',
    ['Wheelchairs', 'Walking Aids', 'Orthopedic Supports', 'Prostheses', 'Hearing Aids', 'Physiotherapy Equipment'],
  ],
  ['Eye Care', ['Contact Lenses', 'Optical Lenses', 'Ophthalmic Instruments', 'Eye Drops']],
  [
    'Medical Insurance & Care Services',
    ['Corporate Health Insurance', 'Travel Health Insurance', 'Telemedicine', 'Home Nursing', 'Medical Tourism'],
  ],
];
