/** The search itself: the server runs it for a first page, so the browser loads it only for later ones. */
export { findPage } from '@wbn/core/search';
export { summarizeFacts } from '../../product-facts/describe.ts';
export { namesOfPrices } from './price-names.ts';
