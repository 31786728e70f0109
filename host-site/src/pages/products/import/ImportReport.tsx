import { fill } from '@wbn/contract';
import type { ProductImportState, RefusedRow } from '@wbn/core';
import { saveCsv } from '../../../csv/save-csv.ts';
import { useSite } from '../../../site-context.ts';
import { PageLink } from '../../../ui/PageLink.tsx';
import { refusalText } from '../fact-problem.ts';
import type { ProductsTexts } from '../texts/en.ts';

interface Props {
  readonly businessID: string;
  readonly state: ProductImportState;
  readonly texts: ProductsTexts;
}

/** Refused lines with their errors, on screen and as a file. */
export function ImportReport({ businessID, state, texts }: Props) {
  const { list } = texts;
  const { locale } = useSite();
  const { allowed = 0, refused } = state;
  const reasonOf = ({ reason }: RefusedRow) =>
    reason === 'PlanLimit' ? fill(list.planLimit, { allowed }) : refusalText(reason, texts, locale);
  const withoutRoom = refused.filter(({ reason }) => reason === 'PlanLimit').length;
  if (refused.length === 0) return null;
  const rows = refused.map((row) => [row.line, row.code ?? '', reasonOf(row)] as const);
  return (
    <>
      {withoutRoom ? (
        <p className="notice">
          {fill(list.planSummary, { count: withoutRoom, allowed })}{' '}
          <PageLink to={`/business/${businessID}/membership`}>{texts.upgrade}</PageLink>
        </p>
      ) : null}
      <h2>{list.refusedTitle}</h2>
      <div className="products-report">
        <table className="products-table products-plain">
          <thead>
            <tr>
              <th scope="col">{list.line}</th>
              <th scope="col">{list.code}</th>
              <th scope="col">{list.reason}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([line, code, reason]) => (
              <tr key={line}>
                <td>{line}</td>
                <td dir="auto">{code}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <button
        type="button"
        className="button products-more"
        onClick={() => saveCsv('import-report.csv', [[list.line, list.code, list.reason], ...rows])}
      >
        {list.report}
      </button>
    </>
  );
}
