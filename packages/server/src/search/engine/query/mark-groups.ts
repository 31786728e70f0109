import { filterMark } from '../documents/fields.ts';
import type { Filters } from '../port.ts';
import { quoted } from './query-terms.ts';

/** Marks of one filter: a document must carry at least one of them. */
export type MarkGroup = readonly string[];

export const groupsOf = (filters: Filters | undefined): MarkGroup[] =>
  Object.entries(filters ?? {}).flatMap(([name, given]) => {
    const values = [given ?? []].flat().filter((value) => value.trim() !== '');
    return values.length > 0 ? [values.map((value) => filterMark(name, value))] : [];
  });

/** The groups as tsquery text; empty without groups. */
export const groupsClause = (groups: readonly MarkGroup[]): string =>
  groups.map((marks) => `(${marks.map(quoted).join('|')})`).join('&');
