import { isFact, type Term } from './query-terms.ts';
import type { ReadQuery } from './read-query.ts';

/** The weight of a property beside the goods: enough to order equal goods, not enough to lift others above them. */
const PROPERTY = 0.4;

const demoted = (term: Term): Term => ({
  ...term,
  ranksOnly: true,
  weight: isFact(term) ? term.weight : term.weight * PROPERTY,
});

/**
 * If few documents match everything, only the goods are required, and all else affects the order: facts, and, where the query says which
 * words name the goods, sizes and other properties. Undefined without goods, or if there is nothing else.
 */
export function withGoodsOnly(query: ReadQuery): ReadQuery | undefined {
  const hasNames = query.wanted.some(({ namesGoods }) => namesGoods);
  const isRequired = (term: Term) => !isFact(term) && (!hasNames || term.namesGoods === true);
  const required = query.wanted.filter(isRequired);
  if (required.length === 0 || required.length === query.wanted.length) return undefined;
  return { ...query, wanted: query.wanted.map((term) => (isRequired(term) ? term : demoted(term))) };
}
