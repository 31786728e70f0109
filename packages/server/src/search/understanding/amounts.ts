/** Prices and quantities in a query: what the words around the goods ask for, which no text of the goods holds. */
export interface Amount {
  readonly kind: 'price' | 'quantity';
  readonly value: string;
}

const limit =
  '(?:under|below|less than|up to|max(?:imum)?|over|above|more than|min(?:imum)?|around|about|menos de|hasta|meno di|fino a|低于|不超过|اقل من)?';
const number = '(\\d+(?:[.,]\\d+)*)';
const currency = '(?:usd|eur|gbp|cny|rmb|sar|aed|dollars?|euros?|dólares|dollari|dolares|美元|دولار|ريال|درهم)';
const priceBefore = new RegExp(`${limit}\\s*[$€£¥]\\s*${number}\\s*(?:each|per \\p{L}+)?`, 'giu');
const priceAfter = new RegExp(`${limit}\\s*${number}\\s*${currency}(?![\\p{L}])(?:\\s*(?:each|per \\p{L}+))?`, 'giu');
const pieces =
  '(?:pcs|pieces|units|cartons|containers|pallets|piezas|unidades|pezzi|unità|个|件|台|套|قطعه|قطعة|وحده|وحدة)';
const quantity = new RegExp(
  `(?:moq|minimum order(?: quantity)?)\\s*:?\\s*${number}(?:\\s*${pieces})?|(?<![\\p{L}\\p{N}.])${number}\\s*${pieces}(?![\\p{L}])`,
  'giu',
);

/** Takes prices and quantities out of a text. */
export function readAmounts(given: string): { text: string; amounts: Amount[] } {
  const amounts: Amount[] = [];
  const take = (kind: Amount['kind']) => (found: string) => {
    amounts.push({ kind, value: found.trim().toLowerCase() });
    return ' ';
  };
  const text = given
    .replace(priceBefore, take('price'))
    .replace(priceAfter, take('price'))
    .replace(quantity, take('quantity'));
  return text.trim() === '' ? { text: given, amounts: [] } : { text, amounts };
}
