import type { OwnProduct } from '@wbn/contract/shapes';
import type { PlannedRow, RefusedRow } from '@wbn/core';
import type { FactWords } from '../../../product-facts/texts/en.ts';
import { useSite } from '../../../site-context.ts';
import { commaList } from '../../../texts/comma-list.ts';
import { refusalText } from '../fact-problem.ts';
import { fieldNames } from '../import/field-names.ts';
import type { ProductsTexts } from '../texts/en.ts';
import { codeOf } from './bulk-rows.ts';

interface Props {
  readonly products: readonly OwnProduct[];
  readonly planned: readonly PlannedRow[];
  readonly refused: readonly RefusedRow[];
  /** Products that were deleted meanwhile. */
  readonly gone: readonly PlannedRow[];
  readonly texts: ProductsTexts;
  readonly words: FactWords;
  /** Stores the previewed changes; undefined if nothing can be stored. */
  readonly store: (() => void) | undefined;
}

/** The products that change, and those that were refused, by their names. */
export function BulkResult({ gone, planned, products, refused, store, texts, words }: Props) {
  const { bulk, form, list } = texts;
  const { locale } = useSite();
  const names = fieldNames(texts, words);
  const nameOf = (code = '') => products.find((product) => codeOf(product) === code)?.name ?? code;
  const refusals = [
    ...refused.map(({ code, line, reasons }) => [line, nameOf(code), refusalText(reasons, texts, locale)] as const),
    ...gone.map(({ line, row }) => [line, row.name, bulk.gone] as const),
  ];
  const table = (head: string, rows: readonly (readonly [number, string, string])[]) => (
    <div className="products-report">
      <table className="products-table products-plain">
        <thead>
          <tr>
            <th scope="col">{form.name}</th>
            <th scope="col">{head}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([line, name, text]) => (
            <tr key={line}>
              <td dir="auto">{name}</td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
  return (
    <>
      {store ? (
        <>
          <p>{list.nothingStored}</p>
          <button type="button" className="button button-primary products-more" onClick={store}>
            {bulk.store}
          </button>
        </>
      ) : null}
      {planned.length > 0
        ? table(
            list.effect,
            planned.map(({ changes = [], line, row }) => [
              line,
              row.name,
              commaList(
                changes.map((fact) => names[fact] ?? fact),
                locale,
              ),
            ]),
          )
        : null}
      {refusals.length > 0 ? (
        <>
          <h2>{bulk.refused}</h2>
          {table(list.reason, refusals)}
        </>
      ) : null}
    </>
  );
}
