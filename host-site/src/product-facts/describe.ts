import type { Locale } from '@wbn/content/editions';
import { type FactName, money, type ProductFacts, priceRange } from '@wbn/contract';
import type { Product } from '@wbn/contract/shapes';
import { fileSize } from '../texts/file-size.ts';
import { factRows, quantityText, unitPrice } from './facts.ts';
import { loadFactTexts } from './texts/index.ts';

export interface DescribedFact {
  readonly field: FactName;
  readonly label: string;
  readonly text: string;
}
/** The price and the most important terms of a product in a list of results. */
export interface FactSummary {
  readonly price: string | undefined;
  readonly facts: readonly DescribedFact[];
}
/** Data sheets with their sizes as text. */
export interface DescribedSheets {
  readonly title: string;
  readonly list: readonly { readonly name: string; readonly url: string; readonly size: string }[];
}
/** All commercial facts of a product as the page shows them. */
export interface DescribedFacts extends FactSummary {
  readonly title: string;
  /** Instead of a price. */
  readonly onRequest: string;
  readonly ask: string;
  readonly steps:
    | {
        readonly caption: string;
        readonly quantity: string;
        readonly price: string;
        readonly rows: readonly { readonly quantity: string; readonly price: string }[];
      }
    | undefined;
  readonly sheets: DescribedSheets | undefined;
}

/**
 * Writes the offer of a product in the reader's language. Loaders call it, so that the first page contains neither the texts nor the rules,
 * only the finished lines.
 */
export async function describeFacts(product: Product, locale: Locale): Promise<DescribedFacts> {
  const words = await loadFactTexts(locale);
  const reader = { locale, words };
  const { currency, dataSheets = [], minimumOrder, price, priceSteps = [] } = product;
  const range = priceRange(product, locale);
  const steps = price ? [{ quantity: minimumOrder ?? 1, price }, ...priceSteps] : [];
  return {
    title: words.title,
    price: range && unitPrice(range, product, reader),
    onRequest: words.onRequest,
    ask: words.ask,
    facts: factRows(product, reader),
    steps:
      steps.length > 1
        ? {
            caption: words.labels.priceSteps,
            quantity: words.quantity,
            price: words.labels.price,
            rows: steps.map((step) => ({
              quantity: quantityText(step.quantity, product, reader),
              price: money(step.price, currency, locale),
            })),
          }
        : undefined,
    sheets:
      dataSheets.length > 0
        ? {
            title: words.dataSheets,
            list: dataSheets.map(({ name, size, url }) => ({ name, url, size: fileSize(size, locale) })),
          }
        : undefined,
  };
}

/** Price, minimum order and lead time of each product, by its id. */
export async function summarizeFacts(
  products: readonly (ProductFacts & { readonly productID: string })[],
  locale: Locale,
): Promise<Readonly<Record<string, FactSummary>>> {
  const reader = { locale, words: await loadFactTexts(locale) };
  const summaries = products.map((product) => {
    const range = priceRange(product, locale);
    const facts = factRows(product, reader).filter(({ field }) => field === 'minimumOrder' || field === 'leadTimeDays');
    return [product.productID, { price: range && unitPrice(range, product, reader), facts }] as const;
  });
  return Object.fromEntries(summaries);
}
