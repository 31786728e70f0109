import { fill } from '@wbn/contract';
import type { ListSource, ProductImportState } from '@wbn/core';
import { saveCsv } from '../../../csv/save-csv.ts';
import { saveXlsx } from '../../../csv/save-xlsx.ts';
import type { FactWords } from '../../../product-facts/texts/en.ts';
import { useSite } from '../../../site-context.ts';
import { PageLink } from '../../../ui/PageLink.tsx';
import type { ProductsTexts } from '../texts/en.ts';
import { mostDrawn } from './most-drawn.ts';
import { isWithoutRoom, reasonOf, reportRows } from './report-rows.ts';

interface Props {
  readonly businessID: string;
  readonly state: ProductImportState;
  readonly source: ListSource;
  /** Whether the list is a workbook; its report is one, too, so that codes keep their zeros. */
  readonly isWorkbook: boolean;
  readonly texts: ProductsTexts;
  readonly words: FactWords;
}

/** The first refused lines with their errors, and a file with all of them. */
export function ImportReport({ businessID, isWorkbook, source, state, texts, words }: Props) {
  const { list } = texts;
  const { locale } = useSite();
  const { allowed = 0, missingPictures, refused } = state;
  if (refused.length + missingPictures.length === 0) return null;
  const said = { texts, words, locale };
  const withoutRoom = refused.filter(isWithoutRoom).length;
  const rows = refused
    .slice(0, mostDrawn)
    .map((row) => [row.line, row.code ?? '', reasonOf(row, allowed, said)] as const);
  const pictures = missingPictures.slice(0, mostDrawn).map(({ address, code, line }) => [line, code, address] as const);
  const more = (count: number) => (count > mostDrawn ? fill(list.reportMore, { count: count - mostDrawn }) : '');
  const download = () => {
    const report = reportRows(state, source, said);
    return isWorkbook ? saveXlsx('import-report.xlsx', report) : saveCsv('import-report.csv', report);
  };
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
          <Lines rows={rows} heads={[list.line, list.code, list.reason]} more={more(refused.length)} />
        </>
      ) : null}
      {pictures.length > 0 ? (
        <>
          <h2>{list.picturesTitle}</h2>
          <p>{list.picturesText}</p>
          <Lines
            rows={pictures}
            heads={[list.line, list.code, list.pictureAddress]}
            more={more(missingPictures.length)}
          />
        </>
      ) : null}
      <button type="button" className="button products-more" onClick={download}>
        {list.report}
      </button>
      <p className="field-hint">{list.reportHint}</p>
    </>
  );
}

interface LinesProps {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly [line: number, code: string, text: string])[];
  /** How many lines are in the file alone; empty if none. */
  readonly more: string;
}

const Lines = ({ heads, more, rows }: LinesProps) => (
  <>
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
    {more ? <p className="field-hint">{more}</p> : null}
  </>
);
