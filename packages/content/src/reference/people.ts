export type Gender = { readonly code: string; readonly name: string };

export const genders: readonly Gender[] = [
  { code: 'F', name: 'Female' },
  { code: 'M', name: 'Male' },
  { code: 'O', name: 'Other' },
  { code: 'N', name: 'Prefer not to say' },
];

export type JobPosition = { readonly jobPositionID: string; readonly name: string };

const positions = [
  ['01', 'Owner'],
  ['02', 'Founder'],
  ['03', 'Partner'],
  ['04', 'President'],
  ['05', 'Chief Executive Officer'],
  ['06', 'Chief Operating Officer'],
  ['07', 'Chief Financial Officer'],
  ['08', 'Chief Technology Officer'],
  ['09', 'General Manager'],
  ['10', 'Managing Director'],
  ['11', 'Export Manager'],
  ['12', 'Import Manager'],
  ['13', 'Sales Director'],
  ['14', 'Sales Manager'],
  ['15', 'Sales Representative'],
  ['16', 'Business Development Manager'],
  ['17', 'Key Account Manager'],
  ['18', 'Marketing Manager'],
  ['19', 'Purchasing Director'],
  ['20', 'Purchasing Manager'],
  ['21', 'Buyer'],
  ['22', 'Supply Chain Manager'],
  ['23', 'Logistics Manager'],
  ['24', 'Warehouse Manager'],
  ['25', 'Production Manager'],
  ['26', 'Plant Manager'],
  ['27', 'Quality Manager'],
  ['28', 'Product Manager'],
  ['29', 'Project Manager'],
  ['30', 'Engineer'],
  ['31', 'Technician'],
  ['32', 'Consultant'],
  ['33', 'Finance Manager'],
  ['34', 'Human Resources Manager'],
  ['35', 'Legal Advisor'],
  ['36', 'Administrative Assistant'],
  ['37', 'Government Officer'],
  ['38', 'Other'],
] as const;

/** Positions a person may hold in a company; an id is never given to another position. */
export const jobPositions: readonly JobPosition[] = positions.map(([jobPositionID, name]) => ({ jobPositionID, name }));
