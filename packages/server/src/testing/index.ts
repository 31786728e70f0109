export { type Ask, optionsFor, partnerKey, partnerOrigin, startApi, type TestApi, type TestResponse } from './api.ts';
export { requests } from './asks.ts';
export { freshFor } from './fresh.ts';
export { learningOn } from './learning.ts';
export { listWordsFrom } from './list-words.ts';
export type { Request, Scene } from './scene.ts';
export { cards, openShop, type Shop } from './shop.ts';
export { type OpenStream, openStream } from './streams.ts';
export { somePictures, uploaderFor } from './uploader.ts';
export {
  aBusiness,
  aMember,
  anInvitation,
  anUpload,
  aPdfUpload,
  aPerson,
  aPost,
  aProduct,
  aThread,
  draft,
  type Person,
} from './world.ts';
