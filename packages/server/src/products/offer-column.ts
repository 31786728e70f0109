import { type Offer, type OfferField, offerFields, offerOf, offerProblems, problemField } from '@wbn/contract';
import type { ProductUpdate } from '@wbn/contract/shapes';
import { jsonb, type Patch } from '@wbn/database';
import { fail } from '../fail.ts';

const isOfferField = (name: string): name is OfferField => (offerFields as readonly string[]).includes(name);

/**
 * The stored offer with the sent facts, without the cleared ones; nothing if the request concerns none. The rules hold for the result, because
 * a request may send the price alone and rely on the stored currency.
 */
export function offerColumn(sent: ProductUpdate, stored: Offer): Pick<Patch<'products'>, 'offer'> {
  const cleared = (sent.clear ?? []).filter(isOfferField);
  const facts = offerOf(sent);
  if (cleared.length === 0 && Object.keys(facts).length === 0) return {};
  const offer: Offer = { ...stored, ...Object.fromEntries(cleared.map((field) => [field, undefined])), ...facts };
  const fields = [...new Set(offerProblems(offer).map(problemField))];
  if (fields.length > 0) fail('ValidationError', { fields });
  return { offer: jsonb(offer) };
}
