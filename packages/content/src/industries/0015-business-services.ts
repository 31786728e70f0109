import type { CategorySource } from './types.ts';

/** Categories of 0015. Append only, in both lists: the position of a name is its id. */
export const businessServices: readonly CategorySource[] = [
  [
    'Logistics & Freight',
    [
      'Sea Freight',
      'Air Freight',
      'Road Transport',
      'Customs Clearance',
      'Warehousing',
      'Courier Services',
      'Project Cargo',
      'Cold Chain Logistics',
    ],
  ],
  [
    'Trade Finance & Banking',
    ['Letters of Credit', 'Export Credit Insurance', 'Factoring', 'Currency Exchange', 'Bank Guarantees'],
  ],
  [
    'Inspection & Certification',
    [
      'Pre-Shipment Inspection',
      'Laboratory Testing',
      'Quality System Certification',
      'Halal Certification',
      'Factory Audits',
      'Product Compliance',
    ],
  ],
  [
    'Legal Services',
    ['Contract Law', 'Trademark Registration', 'International Arbitration', 'Company Formation', 'Customs Law'],
  ],
  ['Accounting & Tax', ['Auditing', 'Bookkeeping', 'Tax Consulting', 'Payroll Services', 'Zakat & VAT Advisory']],
  [
    'Marketing & Advertising',
    [
      'Digital Marketing',
      'Branding',
      'Market Research',
      'Graphic Design',
      'Video Production',
      'Search Engine Optimization',
      'Printing Services',
    ],
  ],
  [
    'Consulting',
    [
      'Export Consulting',
      'Management Consulting',
      'Engineering Consulting',
      'Human Resources Consulting',
      'Sustainability Consulting',
    ],
  ],
  [
    'Trade Fairs & Events',
    ['Exhibition Stands', 'Event Management', 'Trade Missions', 'Promotional Gifts', 'Conference Services'],
  ],
  [
    'Training & Education',
    ['Language Courses', 'Technical Training', 'Export Management Courses', 'Online Learning', 'Safety Training'],
  ],
  [
    'Translation & Interpreting',
    ['Technical Translation', 'Website Localization', 'Certified Translation', 'Conference Interpreting'],
  ],
  [
    'Facility & Staffing Services',
    [
      'Industrial Cleaning',
      'Security Guards',
      'Maintenance Contracts',
      'Recruitment',
      'Temporary Staffing',
      'Catering Services',
      'Pest Control',
    ],
  ],
];
