import { useSite } from '../../site-context.ts';
import { dayOf } from '../../texts/day-of.ts';
import { charted, type FiguresData } from './figures-data.ts';
import { numberIn } from './number-in.ts';
import type { ConsoleTexts } from './texts/en.ts';

interface FigureTableProps {
  readonly figures: FiguresData;
  readonly texts: ConsoleTexts;
}

/** The values of all charts, newest first. */
export function FigureTable({ figures: { points }, texts }: FigureTableProps) {
  const { locale } = useSite();
  const number = numberIn(locale);
  return (
    <details className="console-values">
      <summary>{texts.asTable}</summary>
      <div className="console-scroll">
        <table className="console-table">
          <caption>{texts.table}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              {charted.map((name) => (
                <th key={name} scope="col">
                  {texts.names[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map((point) => (
              <tr key={point.from}>
                <th scope="row">
                  <bdi>
                    {dayOf(point.from, locale)}
                    {point.to === point.from ? '' : ` – ${dayOf(point.to, locale)}`}
                  </bdi>
                </th>
                {charted.map((name) => (
                  <td key={name}>{number(point[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
