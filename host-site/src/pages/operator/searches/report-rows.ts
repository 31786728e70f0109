import type { SearchReport } from '@wbn/contract/shapes';

/** The lists of the report, as the page shows them. */
export const reportLists = ['nothingFound', 'neverOpened', 'frequent'] as const;
const columns = ['list', 'kind', 'words', 'searches', 'visitors', 'choices'] as const;

/** The report as a table, one row for each search of each list. */
export const reportRows = (report: SearchReport): (string | number)[][] => [
  [...columns],
  ...reportLists.flatMap((list) =>
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
