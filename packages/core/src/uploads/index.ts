/** Uploading a picture: an entry of its own, for few pages need it. */
export { fitting } from './fitting.ts';
export { type Uploaded, type UploadOptions, upload, uploadProfilePhoto } from './upload.ts';
