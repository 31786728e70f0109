import { sentences } from '@wbn/contract';
import type { Widen } from '../../../texts/widen.ts';

export const en = {
  loading: sentences.loadingOwnBusiness,
  forbidden: 'Only owners and administrators of a business ask for its verification.',
  title: 'Verification',
  text: 'An operator checks your evidence and confirms what it proves. The mark is shown on your page and beside your name in results.',
  waiting: 'Submitted on {date}. An operator will check it; until then you can replace it.',
  approved: 'Verified until {date}: {scopes}.',
  rejected: 'Not verified: {note}',
  expired: 'Your verification ended on {date}. Submit your evidence again to renew it.',
  revoked: 'Your verification was taken back: {note}',
  scopes: 'What should be verified',
  scopeMissing: 'Choose at least one',
  scopeNames: {
    identity: 'Identity of the company',
    address: 'Address',
    registration: 'Registration',
    certificates: 'Certificates',
    factory: 'Factory',
  },
  evidence: 'Evidence {number}',
  evidenceLabel: 'What it is',
  evidenceHint: 'Such as an extract from the commercial register of this year',
  evidenceMissing: 'Write what it is',
  file: 'Picture of it',
  fileFailed: 'The picture could not be uploaded.',
  add: 'Add evidence',
  remove: 'Remove',
  send: 'Submit',
  again: 'Submit again',
  sent: 'Submitted. An operator will check it.',
  failed: 'It was not submitted. Check your connection and try again.',
} as const;

export type VerificationTexts = Widen<typeof en>;
