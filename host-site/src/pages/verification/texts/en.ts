import { sentences } from '@wbn/contract';
import type { Widen } from '../../../texts/widen.ts';

export const en = {
  loading: sentences.loadingOwnBusiness,
  forbidden: 'Only owners and administrators of a business ask for its verification.',
  title: 'Verification',
  text: 'An operator checks your evidence and confirms what it proves. The mark is shown on your page and beside your name in results.',
  waiting: 'Submitted on {date}. An operator will check it; until then you can replace it.',
  more: 'An operator asks for more: {note} What you have sent is kept. Add what is missing.',
  approved: 'Verified until {date}: {scopes}.',
  rejected: 'Not verified: {note}',
  expired: 'Your verification ended on {date}. Submit your evidence again to renew it.',
  revoked: 'Your verification was withdrawn: {note}',
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
  file: 'File (PDF or picture)',
  fileHint: 'PDF, PNG, JPEG or WebP, at most 10 MB. Only operators and the managers of this business can see it.',
  fileFailed: 'The file could not be uploaded.',
  choose: 'Choose a file',
  change: 'Change the file',
  removeFile: 'Do not send this file',
  chosen: 'Chosen: {name}',
  tooLarge: 'The file is larger than 10 MB. Choose a smaller one.',
  wrongType: 'This is not a PDF, PNG, JPEG or WebP. Choose another file.',
  refused:
    'The file cannot be read, or it contains scripts or other files. Save it as a plain PDF or picture and try again.',
  sentFiles: 'What you have sent',
  without: 'without a file',
  add: 'Add evidence',
  remove: 'Remove',
  send: 'Submit',
  again: 'Submit again',
  sent: 'Submitted. An operator will check it.',
  failed: 'It was not submitted. Check your connection and try again.',
} as const;

export type VerificationTexts = Widen<typeof en>;
