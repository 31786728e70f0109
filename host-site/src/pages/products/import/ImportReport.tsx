import { fill } from '@wbn/contract';
import type { ProductImportState, RefusedRow } from '@wbn/core';
import { saveCsv } from '../../../csv/save-csv.ts';
import type { FactWords } from '../../../product-facts/texts/en.ts';
import { useSite } from '../../../site-context.ts';
import { PageLink } from '../../../ui/PageLink.tsx';
import { refusalText } from '../fact-problem.ts';
import type { ProductsTexts } from '../texts/en.ts';
import { fieldNames } from './field-names.ts';

interface Props {
  readonly businessID: string;
  readonly state: ProductImportState;
  readonly texts: ProductsTexts;
  readonly words: FactWords;
}

/** Refused lines with their errors, on screen and as a file. */
export function ImportReport({ businessID, state, texts, words }: Props) {
  const { list } = texts;
  const { locale } = useSite();
  const names = fieldNames(texts, words);
  const { allowed = 0, missingPictures, refused } = state;
  const isWithoutRoom = ({ reasons }: RefusedRow) => reasons.includes('PlanLimit');
  const reasonOf = (row: RefusedRow) =>
    isWithoutRoom(row)
      ? fill(list.planLimit, { allowed })
      : refusalText(row.reasons, texts, locale, { cells: row.cells ?? {}, names });
  const withoutRoom = refused.filter(isWithoutRoom).length;
  if (refused.length + missingPictures.length === 0) return null;
  const rows = refused.map((row) => [row.line, row.code ?? '', reasonOf(row)] as const);
  const pictures = missingPictures.map(({ address, code, line }) => [line, code, address] as const);
  const report = [
    [list.line, list.code, list.reason],
    ...rows,
    ...pictures.map(([line, code, address]) => [line, code, `${list.picturesTitle}: ${address}`]),
  ];
  return (
    <>
      {withoutRoom ? (
        <p className="notice">
          {fill(list.planSummary, { count: withoutRoom, allowed })}{' '}
          <PageLink to={`/business/${businessID}/membership`}>{texts.upgrade}</PageLink>
        </p>
      ) : null}
      {rows.length > 0 ? (
        <>
          <h2>{list.refusedTitle}</h2>
          <Lines rows={rows} heads={[list.line, list.code, list.reason]} />
        </>
      ) : null}
      {pictures.length > 0 ? (
        <>
          <h2>{list.picturesTitle}</h2>
          <p>{list.picturesText}</p>
          <Lines rows={pictures} heads={[list.line, list.code, list.pictureAddress]} />
        </>
      ) : null}
      <button type="button" className="button products-more" onClick={() => saveCsv('import-report.csv', report)}>
        {list.report}
      </button>
    </>
  );
}

interface LinesProps {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly [line: number, code: string, text: string])[];
}

const Lines = ({ heads, rows }: LinesProps) => (
  <div className="products-report">
    <table className="products-table products-plain">
      <thead>
        <tr>
          {heads.map((head) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([line, code, text]) => (
          <tr key={`${line} ${text}`}>
            <td>{line}</td>
            <td dir="auto">{code}</td>
            <td dir="auto">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
