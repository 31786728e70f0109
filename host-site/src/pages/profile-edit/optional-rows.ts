import type { Row } from '../../ui/form/use-listbox.ts';

/** Adds an empty row to a list once there is a value, so that it can be cleared. */
export const optionalRows = (rows: readonly Row[], value: string): readonly Row[] =>
  value ? [{ value: '', label: '—' }, ...rows] : rows;
