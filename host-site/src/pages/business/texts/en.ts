import type { Widen } from '../../../texts/widen.ts';

export const en = {
  page: {
    compare: 'Compare with other suppliers',
    proof: 'Checked and measured',
    readMore: 'Read more',
    readLess: 'Read less',
    fill: 'Add this information',
    addProducts: 'Add products',
    onlyYou: 'Only you see this empty part.',
  },
  facts: {
    verified: 'Verified by WBN',
    checked: 'Checked in {month}: {what}',
    scopeNames: {
      identity: 'identity of the company',
      address: 'address',
      registration: 'registration',
      certificates: 'certificates',
      factory: 'factory',
    },
    what: 'What was checked',
    by: 'Checked by',
    byOperators: 'Operators of WBN, from documents that the company sent',
    when: 'Checked on',
    until: 'Valid until',
    noGuarantee: 'A check describes the company on that day. It does not guarantee an order.',
    noRecord: 'WBN verified this company. No record of what was checked is public.',
    certificatesSeen: 'Operators of WBN have seen these certificates.',
    certificatesStated: 'Stated by the company. WBN has not checked them.',
    allCertificates: 'All certificates',
    answersWithin: 'Typically answers within {time}',
    answersRate: 'Answers {rate} of inquiries',
    answersDetail: 'It answered {rate} of its newest inquiries. Half of the first answers came within {time}.',
    answersRateDetail: 'It answered {rate} of its newest inquiries.',
    measured:
      'WBN measures this from up to {newest} inquiries of the last 12 months. An inquiry without an answer counts after this number of days: {days}.',
    founded: 'Founded in {year}',
    since: 'On WBN since {month}',
  },
};

export type BusinessTexts = Widen<typeof en>;
