/** Prices and quantities in a query: requirements that the texts of goods do not contain. */
export interface Amount {
  readonly kind: 'price' | 'quantity';
  readonly value: string;
}

const limit =
  '(?:under|below|less than|up to|max(?:imum)?|over|above|more than|min(?:imum)?|around|about|menos de|hasta|meno di|fino a|低于|不超过|اقل من)?';
const number = '(?<!\\d)(\\d{1,9}(?:[.,]\\d{1,9}){0,3})';
const currency = '(?:usd|eur|gbp|cny|rmb|sar|aed|dollars?|euros?|dólares|dollari|dolares|美元|دولار|ريال|درهم)';
const priceBefore = new RegExp(`${limit}\\s{0,3}[$€£¥]\\s{0,3}${number}\\s{0,3}(?:each|per \\p{L}+)?`, 'giu');
const amountAndCurrency = `${limit}\\s{0,3}${number}\\s{0,3}${currency}(?![\\p{L}])(?:\\s{0,3}(?:each|per \\p{L}+))?`;
const priceAfter = new RegExp(amountAndCurrency, 'giu');
const pieces =
  '(?:pcs|pieces|units|cartons|containers|pallets|piezas|unidades|pezzi|unità|个|件|台|套|قطعه|قطعة|وحده|وحدة)';
const minimumOrPieces = `(?:moq|minimum order(?: quantity)?)\\s{0,3}:?\\s{0,3}${number}(?:\\s{0,3}${pieces})?|(?<![\\p{L}\\p{N}.])${number}\\s{0,3}${pieces}(?![\\p{L}])`;
const quantity = new RegExp(minimumOrPieces, 'giu');

/** Removes prices and quantities from a text and returns them. */
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
