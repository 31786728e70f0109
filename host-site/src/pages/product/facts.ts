/** Writes the facts for people and for machines. The server runs it for a first page, so the browser loads it only for later ones. */
export { describeFacts } from '../../product-facts/describe.ts';
export { offerJsonLd } from './offer-json-ld.ts';
