/** Picture uploads: a separate entry, because few pages need it. */
export { preparePicture, UnusablePicture } from './prepare-picture.ts';
export { shrinkPicture } from './shrink-picture.ts';
export { type Uploaded, type UploadOptions, upload, uploadProfilePhoto } from './upload.ts';
