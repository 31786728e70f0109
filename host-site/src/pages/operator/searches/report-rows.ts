import type { SearchReport } from '@wbn/contract/shapes';

const lists = ['nothingFound', 'neverOpened', 'frequent'] as const;
const columns = ['list', 'kind', 'words', 'searches', 'visitors', 'choices'] as const;

/** The report as a table, one row for each search of each list. */
export const reportRows = (report: SearchReport): (string | number)[][] => [
  [...columns],
  ...lists.flatMap((list) =>
    report[list].map(({ choices, kind, searches, visitors, words }) => [
      list,
      kind,
      words,
      searches,
      visitors,
      choices,
    ]),
  ),
];
