export { type PictureKey, parsePictureKey, pictureKey } from './keys.ts';
export { createPictureStore, type PictureStore } from './picture-store.ts';
export { pictureSvg } from './picture-svg.ts';
export { renderPicture } from './render-picture.ts';
