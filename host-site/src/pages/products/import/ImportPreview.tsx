import { fill } from '@wbn/contract';
import type { ProductImportState } from '@wbn/core';
import type { FactWords } from '../../../product-facts/texts/en.ts';
import type { ProductsTexts } from '../texts/en.ts';
import { fieldNames } from './field-names.ts';

interface Props {
  readonly state: ProductImportState;
  readonly texts: ProductsTexts;
  readonly words: FactWords;
  readonly confirm: () => void;
}

/** More rows than a person reads make the page slow. */
const shown = 100;

/** The new and changed products of a list before anything is stored. */
export function ImportPreview({ confirm, state, texts, words }: Props) {
  const { form, list } = texts;
  const { planned } = state;
  if (planned.length === 0) return null;
  const names = fieldNames(texts, words);
  return (
    <>
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
              <th scope="col">{list.effect}</th>
            </tr>
          </thead>
          <tbody>
            {planned.slice(0, shown).map(({ changes, line, row }) => (
              <tr key={line}>
                <td>{line}</td>
                <td dir="auto">{row.externalID}</td>
                <td dir="auto">{row.name}</td>
                <td>{changes ? changes.map((fact) => names[fact] ?? fact).join(', ') : list.isNew}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {planned.length > shown ? (
        <p className="field-hint">{fill(list.andMore, { count: planned.length - shown })}</p>
      ) : null}
    </>
  );
}
