import { en as chosen } from '../../../compared/texts/en.ts';
import type { Widen } from '../../../texts/widen.ts';

export const en = {
  ...chosen,
  title: 'Compare suppliers',
  intro:
    'Up to four suppliers side by side. The address of this page holds your choice: save it or send it to a colleague.',
  emptyTitle: 'No supplier chosen yet',
  emptyText: 'Press Compare on a search result or on a supplier page.',
  search: 'Search suppliers',
  addMore: 'Continue the search',
  share: 'Copy the link',
  shared: 'The link to this comparison was copied.',
  print: 'Print',
  remove: 'Remove {name}',
  removeShort: 'Remove',
  missing: 'A supplier of this comparison is no longer on WBN.',
  missingAct: 'Compare without it',
  failed: 'A supplier cannot be shown at the moment.',
  fact: 'Fact',
  unknown: 'Not stated',
  products: 'Products',
  about: 'About',
  checked: 'Verification',
  checkedIn: 'Checked in {month}',
  verified: 'Verified',
  notVerified: 'Not Verified',
  answers: 'Typical time to answer',
  rate: 'Inquiries answered',
  tier: 'Membership',
  similar: 'Suppliers of the same goods',
  add: 'Add {name}',
  addShort: 'Add to the comparison',
};

export type CompareTexts = Widen<typeof en>;
