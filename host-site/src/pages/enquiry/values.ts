/** The fields of the help form in order, by their wire names. */
export const fieldNames = {
  person: ['firstName', 'lastName', 'jobPosition', 'email', 'mobilePhone'],
  company: [
    'businessName',
    'businessType',
    'website',
    'companyPhone',
    'companyFax',
    'totalEmployees',
    'salesEmployees',
  ],
  place: ['address', 'city', 'zipcode', 'country', 'usaState'],
  buy: ['buyProduct1', 'buyProduct2', 'buyProduct3', 'buyProduct4', 'moreInfoBuy'],
  sell: ['sellProduct1', 'sellProduct2', 'sellProduct3', 'sellProduct4', 'moreInfoSell'],
} as const;

export type Part = keyof typeof fieldNames;
export type FieldName = (typeof fieldNames)[Part][number];
export type EnquiryValues = Record<FieldName, string>;

export const parts = Object.keys(fieldNames) as Part[];
export const emptyEnquiry = Object.fromEntries(
  parts.flatMap((part) => fieldNames[part].map((name) => [name, ''])),
) as EnquiryValues;

/** Autofill hints and keyboards of the fields. */
export const inputKinds: Partial<Record<FieldName, { type?: 'email' | 'tel' | 'url'; numeric?: true; fill?: string }>> =
  {
    firstName: { fill: 'given-name' },
    lastName: { fill: 'family-name' },
    businessName: { fill: 'organization' },
    email: { type: 'email', fill: 'email' },
    mobilePhone: { type: 'tel', fill: 'tel' },
    companyPhone: { type: 'tel', fill: 'work tel' },
    companyFax: { type: 'tel', fill: 'fax tel' },
    website: { fill: 'url' },
    totalEmployees: { numeric: true },
    salesEmployees: { numeric: true },
    address: { fill: 'address-line1' },
    city: { fill: 'address-level2' },
    zipcode: { fill: 'postal-code' },
  };
