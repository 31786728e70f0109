import { answerTime, fill } from '@wbn/contract';
import type { PeriodFigures } from '@wbn/contract/shapes';
import { useSite } from '../../site-context.ts';
import type { FiguresData } from './figures-data.ts';
import { numberIn } from './number-in.ts';
import type { ConsoleTexts } from './texts/en.ts';

interface ComparisonTableProps {
  readonly figures: FiguresData;
  readonly texts: ConsoleTexts;
}

/** Answers and boosts of the period beside those of the period before. */
export function ComparisonTable({ figures, texts }: ComparisonTableProps) {
  const { locale } = useSite();
  const number = numberIn(locale);
  const rows: readonly (readonly [name: string, value: (period: PeriodFigures) => string])[] = [
    [texts.answered, ({ answered, measured }) => fill(texts.of, { part: number(answered), all: number(measured) })],
    [texts.answerTime, ({ answerHours }) => (answerHours === null ? '–' : answerTime(answerHours, locale))],
    [texts.boosts, ({ boosts }) => number(boosts)],
    [texts.boostShown, ({ boostImpressions }) => number(boostImpressions)],
    [texts.boostOpened, ({ boostClicks }) => number(boostClicks)],
  ];
  return (
    <table className="console-table">
      <caption>{texts.answersAndBoosts}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.figure}</th>
          <th scope="col">{texts.thisPeriod}</th>
          <th scope="col">{texts.periodBefore}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value(figures.now)}</td>
            <td>{value(figures.before)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
