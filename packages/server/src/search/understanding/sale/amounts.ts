import { freePriceValue, isUpsideDown, largestQuantity } from '@wbn/contract';

/** Prices and quantities in a query: requirements that the texts of goods do not contain. */
export interface Amount {
  readonly kind: 'price' | 'quantity' | 'pieces';
  /** Of a price the filter's value (`USD ..20`), of a minimum order the most units, otherwise how many pieces somebody wants. */
  readonly value: string;
  /** As it was typed. */
  readonly text: string;
}

const most =
  'under|below|less than|up to|at most|max(?:imum)?|cheaper than|menos de|hasta|máximo|meno di|fino a|massimo|sotto|低于|不超过|少于|اقل من|أقل من|حتى';
const least = 'over|above|more than|at least|min(?:imum)?|from|más de|desde|più di|oltre|高于|超过|اكثر من|أكثر من';
const limit = `(?:(?<most>${most})|(?<least>${least})|between|entre|tra|around|about)?`;
const amount = '\\d{1,9}(?:[.,]\\d{1,9}){0,3}';
const range = `(?<!\\d)(?<first>${amount})(?:\\s{0,2}(?:-|–|to|and|y|e|a|至|到)\\s{0,2}(?<second>${amount}))?`;
const each = '(?:\\s{0,3}(?:each|per \\p{L}+))?';
const currencies: readonly (readonly [string, string])[] = [
  ['USD', 'usd|us dollars?|dollars?|dólares|dolares|dollari|美元|دولار'],
  ['EUR', 'eur|euros?|欧元|يورو'],
  ['GBP', 'gbp|pounds? sterling'],
  ['CNY', 'cny|rmb|yuan|人民币'],
  ['SAR', 'sar|riyals?|ريال'],
  ['AED', 'aed|dirhams?|درهم'],
];
const signs: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'CNY' };
const names = currencies.map(([, written]) => written).join('|');
const prices = [
  new RegExp(`${limit}\\s{0,3}(?<currency>[$€£¥])\\s{0,3}${range}${each}`, 'giu'),
  new RegExp(`${limit}\\s{0,3}${range}\\s{0,3}(?<currency>${names}|[$€£¥])(?!\\p{L})${each}`, 'giu'),
];
const single = 'pcs|pieces|units|piezas|unidades|pezzi|unità|قطعه|قطعة|قطع|وحده|وحدة|وحدات';
/** Chinese counts stand before the goods without a space. `8个月` are months, `5件套` is a set, `台式` a kind of computer. */
const counted = '(?:[个個](?!月|人)|件(?!套|装)|台(?!式|风)|套(?!装|筒|管))';
const pieces = `(?:${single}|cartons|containers|pallets|[个件台套])`;
const minimumOrder = new RegExp(
  `(?:moq|minimum order(?: quantity)?|pedido mínimo|ordine minimo|起订量)\\s{0,3}:?\\s{0,3}(?:(?:of|de|di|${most})\\s{0,3})?(?<!\\d)(?<first>${amount})(?:\\s{0,3}${pieces})?`,
  'giu',
);
/** Goods do not say how much somebody needs. Cartons and tons do not compare with a minimum order in pieces. */
const needed = new RegExp(
  `(?<![\\p{L}\\p{N}.])(?<first>${amount})\\s{0,3}(?:(?<pieces>(?:${single})(?!\\p{L})|${counted})|${pieces}(?!\\p{L})|(?:tons?|tonnes?|kgs?|kilos?|toneladas|tonnellate)\\s{1,3}(?:of|de|di)(?!\\p{L}))`,
  'giu',
);
/** Then the number says how many pieces one article has. */
const ofSet =
  /(?<!\p{L})(?:sets?|kits?|packs?|assortments?|assorted|puzzles?|juegos?|surtidos?|conjuntos?|confezion[ei]|assortiment[oi]|طقم|أطقم|مجموعة)(?!\p{L})|套装|件套|组合/iu;

const currencyOf = (written: string): string | undefined =>
  signs[written] ?? currencies.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(written))?.[0];

/** `1,500` and `1.500` are one thousand five hundred, `1,5` is one and a half. */
const plain = (written: string): string => written.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.');

type Groups = Readonly<Record<string, string | undefined>>;

/** The value of the filter for such a price; undefined without a limit, or if it can hold nothing. */
function priceOf({ currency = '', first = '', least: from, most: to, second }: Groups): string | undefined {
  const code = currencyOf(currency);
  const limits = second
    ? { min: plain(first), max: plain(second) }
    : { ...(from ? { min: plain(first) } : {}), ...(to ? { max: plain(first) } : {}) };
  const isLimit = limits.min !== undefined || limits.max !== undefined;
  return code && isLimit && !isUpsideDown(limits) ? freePriceValue({ currency: code, ...limits }) : undefined;
}

/** How many pieces somebody wants. A decimal point or too many digits say something else. */
function piecesOf({ first = '', pieces: unit }: Groups): string | undefined {
  const count = Number(plain(first));
  return unit !== undefined && Number.isInteger(count) && count > 0 && count <= largestQuantity
    ? String(count)
    : undefined;
}

/** Removes prices and quantities from a text and returns those that limit the goods. */
export function readAmounts(given: string): { text: string; amounts: Amount[] } {
  const amounts: Amount[] = [];
  const take =
    (kind: Amount['kind'], read: (groups: Groups) => string | undefined) =>
    (found: string, ...rest: unknown[]) => {
      const value = read(rest.at(-1) as Groups);
      if (value !== undefined) amounts.push({ kind, value, text: found.trim().toLowerCase() });
      return ' ';
    };
  const withoutPrices = prices.reduce((text, pattern) => text.replace(pattern, take('price', priceOf)), given);
  const text = withoutPrices
    .replace(
      minimumOrder,
      take('quantity', ({ first = '' }) => plain(first)),
    )
    .replace(
      needed,
      take('pieces', (groups) => (ofSet.test(given) ? undefined : piecesOf(groups))),
    );
  return text.trim() === '' ? { text: given, amounts: [] } : { text, amounts };
}
