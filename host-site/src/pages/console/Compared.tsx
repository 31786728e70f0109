import { digitsOf, fill } from '@wbn/contract';
import { useSite } from '../../site-context.ts';
import { numberIn } from './number-in.ts';
import type { ConsoleTexts } from './texts/en.ts';

interface ComparedProps {
  readonly now: number;
  readonly before: number;
  readonly texts: ConsoleTexts;
}

/** The figure of the period before, and the change in percent where there is one to compare with. */
export function Compared({ before, now, texts }: ComparedProps) {
  const { locale } = useSite();
  const percent = new Intl.NumberFormat(digitsOf(locale), {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  return (
    <p className="console-compared">
      {before > 0 ? (
        <b className={now < before ? 'console-less' : now > before ? 'console-more' : undefined}>
          <bdi>{percent.format((now - before) / before)}</bdi>
        </b>
      ) : null}{' '}
      <span>{fill(texts.before, { value: numberIn(locale)(before) })}</span>
    </p>
  );
}
