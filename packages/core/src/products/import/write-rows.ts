import { factTexts } from '@wbn/contract';
import type { OwnProduct } from '@wbn/contract/shapes';
import { type ListColumn, listColumns } from './columns.ts';
import { listHeader } from './list-columns.ts';

/** Labels of specifications with their place among equal labels: a product may have two lines with one label. */
const labelsOf = ({ specs }: OwnProduct): [label: string, value: string][] => {
  const seen = new Map<string, number>();
  return specs.map(({ key, value }) => {
    const place = seen.get(key) ?? 0;
    seen.set(key, place + 1);
    return [JSON.stringify([key, place]), value];
  });
};

/**
 * The pictures of a product as a list names them, the main one first.
 *
 * @example
 * pictureAddresses({ mainImage: { url: 'https://files.example/1.webp' } }); // ['https://files.example/1.webp']
 */
export const pictureAddresses = ({ images = [], mainImage }: Partial<OwnProduct>): string[] =>
  [mainImage, ...images].flatMap((picture) => picture?.url ?? []);

/**
 * A catalogue as a table that the import reads: the same products under the same codes. A product without a code of its owner has its id as
 * code, which the import knows too. The column of data sheets holds their addresses; the import ignores it, because a file needs an upload.
 *
 * @example
 * const [header, row] = catalogueRows([product]);
 * row[header.indexOf('price')]; // '12.50'
 */
export function catalogueRows(products: readonly OwnProduct[]): string[][] {
  const labels = [...new Set(products.flatMap((product) => labelsOf(product).map(([label]) => label)))];
  const specColumns = labels.map((label) => `spec: ${(JSON.parse(label) as [string, number])[0]}`);
  const hasSheets = products.some(({ dataSheets = [] }) => dataSheets.length > 0);
  const rows = products.map((product) => {
    const cells: Readonly<Record<ListColumn, string>> = {
      ...factTexts(product),
      code: product.externalID ?? product.productID,
      name: product.name,
      description: product.description ?? '',
      keywords: product.keywords ?? '',
      // Names of categories occur twice in the tree; ids do not.
      category: (product.subCategory ?? product.category ?? product.industry)?.id ?? '',
      leadTime: product.leadTime ?? '',
      stock: String(product.stock ?? ''),
      state: product.state,
      pictures: pictureAddresses(product).join(' '),
    };
    const specs = new Map(labelsOf(product));
    const sheets = hasSheets ? [(product.dataSheets ?? []).map(({ url }) => url).join(' ')] : [];
    return [...listColumns.map((column) => cells[column]), ...labels.map((label) => specs.get(label) ?? ''), ...sheets];
  });
  return [[...listHeader, ...specColumns, ...(hasSheets ? ['data sheets'] : [])], ...rows];
}
