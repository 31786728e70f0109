import type { ListRow } from '@wbn/core/controls';

/** Adds an empty row to a list once there is a value, so that it can be cleared. */
export const optionalRows = (rows: readonly ListRow[], value: string): readonly ListRow[] =>
  value ? [{ value: '', label: '—' }, ...rows] : rows;
