import { digitsOf, fill, priceRange } from '@wbn/contract';
import type { ProductImportState } from '@wbn/core';
import type { FactWords } from '../../../product-facts/texts/en.ts';
import { useSite } from '../../../site-context.ts';
import { commaList } from '../../../texts/comma-list.ts';
import type { ProductsTexts } from '../texts/en.ts';
import { fieldNames } from './field-names.ts';
import { mostDrawn } from './most-drawn.ts';

interface Props {
  readonly state: ProductImportState;
  /** Headers of columns that were not read. */
  readonly ignored: readonly string[];
  readonly texts: ProductsTexts;
  readonly words: FactWords;
  readonly confirm: () => void;
}

/** Columns that are named where they are not read, and characters of each. */
const mostNamed = 20;
const longestName = 80;

/** The first columns, quoted; a file may have thousands. */
const namesOf = (columns: readonly string[]): string[] => [
  ...columns.slice(0, mostNamed).map((one) => `“${one.slice(0, longestName)}${one.length > longestName ? '…' : ''}”`),
  ...(columns.length > mostNamed ? ['…'] : []),
];

/** The new and changed products of a list before anything is stored. */
export function ImportPreview({ confirm, ignored, state, texts, words }: Props) {
  const { locale } = useSite();
  const { form, list } = texts;
  const { planned } = state;
  const unread = ignored.length ? (
    <p className="notice">
      {fill(list.ignored, {
        columns: commaList(namesOf(ignored), locale),
      })}
    </p>
  ) : null;
  if (planned.length === 0) return unread;
  const names = fieldNames(texts, words);
  const count = new Intl.NumberFormat(digitsOf(locale));
  return (
    <>
      {unread}
      <p>{list.nothingStored}</p>
      <div className="products-acts">
        <button type="button" className="button button-primary" onClick={confirm}>
          {fill(list.confirm, { count: planned.length })}
        </button>
      </div>
      <h2>{list.plannedTitle}</h2>
      <div className="products-report">
        <table className="products-table products-plain">
          <thead>
            <tr>
              <th scope="col">{list.line}</th>
              <th scope="col">{list.code}</th>
              <th scope="col">{form.name}</th>
              <th scope="col">{words.labels.price}</th>
              <th scope="col">{form.stock}</th>
              <th scope="col">{words.short.minimumOrder}</th>
              <th scope="col">{list.effect}</th>
            </tr>
          </thead>
          <tbody>
            {planned.slice(0, mostDrawn).map(({ changes, line, row }) => (
              <tr key={line}>
                <td>{line}</td>
                <td dir="auto">{row.externalID}</td>
                <td dir="auto">{row.name}</td>
                <td>{priceRange(row, locale)}</td>
                <td>{row.stock === undefined ? '' : count.format(row.stock)}</td>
                <td>{row.minimumOrder === undefined ? '' : count.format(row.minimumOrder)}</td>
                <td>
                  {changes
                    ? commaList(
                        changes.map((fact) => names[fact] ?? fact),
                        locale,
                      )
                    : list.isNew}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {planned.length > mostDrawn ? (
        <p className="field-hint">{fill(list.andMore, { count: planned.length - mostDrawn })}</p>
      ) : null}
    </>
  );
}
