/** The search itself: the server runs it for a first page, so the browser loads it only for later ones. */
export { summarizeFacts } from '../../product-facts/describe.ts';
export { findKnown } from './find-known.ts';
export { namesOfPrices } from './price-names.ts';
