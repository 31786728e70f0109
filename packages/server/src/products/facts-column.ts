import { type FactName, factNames, factProblems, factsOf, type ProductFacts, problemField } from '@wbn/contract';
import type { ProductUpdate } from '@wbn/contract/shapes';
import { jsonb, type Patch } from '@wbn/database';
import { fail } from '../fail.ts';

const isFactName = (name: string): name is FactName => (factNames as readonly string[]).includes(name);

/**
 * The stored facts with the sent ones, without the cleared ones; nothing if the request concerns none. The rules hold for the result,
 * because a request may send the price alone and rely on the stored currency.
 */
export function factsColumn(sent: ProductUpdate, stored: ProductFacts): Pick<Patch<'products'>, 'offer'> {
  const cleared = (sent.clear ?? []).filter(isFactName);
  const changed = factsOf(sent);
  if (cleared.length === 0 && Object.keys(changed).length === 0) return {};
  const facts: ProductFacts = {
    ...stored,
    ...Object.fromEntries(cleared.map((name) => [name, undefined])),
    ...changed,
  };
  const fields = [...new Set(factProblems(facts).map(problemField))];
  if (fields.length > 0) fail('ValidationError', { fields });
  return { offer: jsonb(facts) };
}
