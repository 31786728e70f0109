import type { SavedSearch, SearchState } from '@wbn/contract/shapes';
import type { Row } from '@wbn/database';

type Stored = Pick<Row<'savedSearches'>, 'id' | 'name' | 'search' | 'alerts' | 'byMail' | 'createdAt' | 'lastAlertAt'>;

/** The search was checked against its shape when it was saved. */
export const stateOf = ({ search }: Pick<Stored, 'search'>) => search as SearchState;

export const savedSearchOf = (row: Stored): SavedSearch => ({
  searchID: row.id,
  name: row.name,
  search: stateOf(row),
  alerts: row.alerts,
  mail: row.byMail,
  createdAt: row.createdAt.toISOString(),
  lastAlertAt: row.lastAlertAt?.toISOString() ?? null,
});

const day = 86_400_000;
const periods: Readonly<Record<SavedSearch['alerts'], number>> = {
  off: day,
  instant: 0,
  daily: day,
  weekly: 7 * day,
};

/** When matches are looked for next, after everything up to `seenUntil` was announced. */
export const nextLook = (alerts: SavedSearch['alerts'], seenUntil: Date): Date =>
  new Date(seenUntil.getTime() + periods[alerts]);
