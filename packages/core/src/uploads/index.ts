/** Picture uploads: a separate entry, because few pages need it. */
export { fitting } from './fitting.ts';
export { type Uploaded, type UploadOptions, upload, uploadProfilePhoto } from './upload.ts';
