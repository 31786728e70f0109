import type { Row } from '../../ui/form/use-listbox.ts';

/** A list whose answer may be taken back: once there is one, the first row is none of them. */
export const optionalRows = (rows: readonly Row[], value: string): readonly Row[] =>
  value ? [{ value: '', label: '—' }, ...rows] : rows;
