import { businessFigures, figurePeriods, fill } from '@wbn/contract';
import type { Client } from '@wbn/core';
import { useEffect, useRef, useState } from 'react';
import { useSite } from '../../site-context.ts';
import { daysOf } from '../../texts/day-of.ts';
import { Failure } from '../../ui/form/Failure.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { BarChart } from './BarChart.tsx';
import { Compared } from './Compared.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { FigureTable } from './FigureTable.tsx';
import { charted, type FiguresData } from './figures-data.ts';
import type { ConsoleData } from './loader.ts';
import { numberIn } from './number-in.ts';
import type { ConsoleTexts } from './texts/en.ts';

interface FiguresProps {
  readonly businessID: string;
  readonly client: Client;
  readonly days: ConsoleData['days'];
  readonly first: FiguresData;
  readonly texts: ConsoleTexts;
}

/** The figures of a period, each compared with the period before. The period stands in the address. */
export function Figures({ businessID, client, days, first, texts }: FiguresProps) {
  const { locale } = useSite();
  const { failed, figures } = useFigures(client, businessID, days, first);
  const isShown = String(figures.days) === days;
  const number = numberIn(locale);
  return (
    <section className="console-part" aria-labelledby="console-figures">
      <h2 id="console-figures">{texts.figures}</h2>
      <nav className="console-periods" aria-label={texts.period}>
        {figurePeriods.map((period) => (
          <PageLink
            key={period}
            className={period === days ? 'chip chip-on' : 'chip'}
            to={`/business/${businessID}/console?days=${period}`}
            aria-current={period === days ? 'true' : undefined}
          >
            {daysOf(Number(period), locale)}
          </PageLink>
        ))}
      </nav>
      <p className="console-note">{texts.note}</p>
      <Failure text={failed ? texts.failed : undefined} />
      <div className="console-charts" aria-busy={!isShown && !failed}>
        {charted.map((name) => (
          <figure key={name} className="form-card">
            <figcaption>{texts.names[name]}</figcaption>
            <p className="console-value">{number(figures.now[name])}</p>
            <Compared now={figures.now[name]} before={figures.before[name]} texts={texts} />
            <BarChart
              label={fill(texts.chart, { name: texts.names[name], value: number(figures.now[name]) })}
              points={figures.points.map((point) => ({ key: point.from, value: point[name] }))}
            />
          </figure>
        ))}
      </div>
      <ComparisonTable figures={figures} texts={texts} />
      <FigureTable figures={figures} texts={texts} />
    </section>
  );
}

/** Keeps the shown figures until those of another period have arrived. */
function useFigures(client: Client, businessID: string, days: ConsoleData['days'], first: FiguresData) {
  const [figures, setFigures] = useState(first);
  const [failed, setFailed] = useState(false);
  const shown = useRef(String(first.days));
  useEffect(() => {
    setFailed(false);
    if (shown.current === days) return;
    const ended = new AbortController();
    const { signal } = ended;
    client.call(businessFigures, { params: { id: businessID }, query: { days }, signal }).then(
      ({ data }) => {
        if (signal.aborted) return;
        shown.current = days;
        setFigures(data);
      },
      () => signal.aborted || setFailed(true),
    );
    return () => ended.abort();
  }, [client, businessID, days]);
  return { failed, figures };
}
