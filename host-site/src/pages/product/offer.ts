/** Describes an offer for people and for machines. The server runs it for a first page, so the browser loads it only for later ones. */
export { describeOffer } from '../../offer/describe.ts';
export { offerJsonLd } from './offer-json-ld.ts';
