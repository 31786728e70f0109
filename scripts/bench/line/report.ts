import { at, printTable } from '../table.ts';
import type { LineSpeed } from './line.ts';
import type { SubjectName } from './subjects.ts';
import type { Taken } from './visit.ts';

const pairs: readonly (readonly [ours: SubjectName, theirs: SubjectName, target: number])[] = [
  ['search box, one file', 'autocomplete-js', 0.95],
  ['search box, by the loader', 'autocomplete-js', 0.95],
  ['comments', 'Waline', 0.6],
  ['inquiry form', 'survey-js', 0.3],
  ['ten cards', 'one card', 1.3],
];

/** Prints the median of each figure, then the ratios of the times until usable. */
export function printComparison(speed: LineSpeed, rounds: number, taken: ReadonlyMap<SubjectName, readonly Taken[]>) {
  const median = (name: SubjectName, of: keyof Taken) =>
    at(
      (taken.get(name) ?? []).map((one) => one[of]),
      0.5,
    );
  const number = (value: number) =>
    Number.isNaN(value) ? '' : value.toLocaleString('en', { maximumFractionDigits: 0 });
  const above = (name: SubjectName, of: 'blocking' | 'cpu') => number(median(name, of) - median('bare page', of));
  printTable(
    `A partner's page on ${speed.name} (round trip ${speed.roundTrip} ms, ${speed.down} kbit/s down, ${speed.up} up), median of ${rounds} interleaved rounds; blocking and CPU above the bare page's`,
    ['widget', 'usable ms', 'first list ms', 'INP ms', 'blocking ms', 'CPU ms', 'bytes', 'requests'],
    [...taken.keys()].map((name) => [
      name,
      number(median(name, 'usable')),
      number(median(name, 'firstList')),
      number(median(name, 'interaction') || Number.NaN),
      above(name, 'blocking'),
      above(name, 'cpu'),
      number(median(name, 'bytes')),
      number(median(name, 'requests')),
    ]),
  );
  printTable(
    `Time until usable on ${speed.name}`,
    ['widget', 'beside', 'ratio', 'target'],
    pairs.map(([ours, theirs, target]) => [
      ours,
      theirs,
      (median(ours, 'usable') / median(theirs, 'usable')).toFixed(2),
      `<= ${target}`,
    ]),
  );
}
