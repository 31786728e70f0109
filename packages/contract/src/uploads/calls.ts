import type { Call } from '../call.ts';

export const userUploadRequest = {
  method: 'POST',
  path: 'files/upload-request/user',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
} as const satisfies Call;

export const businessUploadRequest = {
  method: 'POST',
  path: 'files/upload-request/business',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
} as const satisfies Call;

/** For evidence of a verification: private, a picture or a PDF, with a limit of its own. */
export const evidenceUploadRequest = {
  method: 'POST',
  path: 'files/upload-request/evidence',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
} as const satisfies Call;

/** For attachments of messages, also from partner pages. */
export const messageUploadRequest = {
  method: 'POST',
  path: 'files/upload-request/message',
  host: 'api',
  access: 'signedIn',
  scope: 'message',
} as const satisfies Call;

/** Fetches a picture from an address for a product of the business. The answered token is used like that of an upload. */
export const fetchPicture = {
  method: 'POST',
  path: 'files/picture-by-address',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
} as const satisfies Call;
