import type { Row } from './use-listbox.ts';

const reach = 10;

/** The years that can be picked: ten before this one to ten after it, 21 in all. */
export const yearsAround = (thisYear: number): number[] =>
  Array.from({ length: 2 * reach + 1 }, (_, index) => thisYear - reach + index);

/** The months' names in a language; the platform knows them. */
export function monthRows(locale: string): Row[] {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => ({
    value: String(month + 1).padStart(2, '0'),
    label: name.format(Date.UTC(2000, month, 15)),
  }));
}

interface MonthPickerProps {
  /** `2024-05`, or ''. */
  readonly value: string;
  readonly thisYear: number;
  readonly locale: string;
  readonly labels: { readonly year: string; readonly month: string };
  pick(value: string): void;
}

/** A year and a month, each from a native list: on a phone those are the best there are. */
export function MonthPicker({ value, thisYear, locale, labels, pick }: MonthPickerProps) {
  const [year = '', month = ''] = value.split('-');
  return (
    <span className="month">
      <select
        aria-label={labels.month}
        value={month}
        onChange={(event) => pick(`${year || thisYear}-${event.currentTarget.value}`)}
      >
        <option value="" disabled>
          {labels.month}
        </option>
        {monthRows(locale).map((row) => (
          <option key={row.value} value={row.value}>
            {row.label}
          </option>
        ))}
      </select>
      <select
        aria-label={labels.year}
        value={year}
        onChange={(event) => pick(`${event.currentTarget.value}-${month || '01'}`)}
      >
        <option value="" disabled>
          {labels.year}
        </option>
        {yearsAround(thisYear).map((one) => (
          <option key={one} value={String(one)}>
            {one}
          </option>
        ))}
      </select>
    </span>
  );
}
