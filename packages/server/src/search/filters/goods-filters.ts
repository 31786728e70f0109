import type { Filters, SearchSpec } from '../engine/index.ts';

/** Lead times, in days, that can be filtered by. */
export const leadTimes = [7, 14, 30, 60] as const;
const days: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };

/** The limits that a text like `2-3 weeks` meets, by its longest time; empty if it contains no time. */
export function leadTimeFilter(text: string | null): string[] {
  const found =
    /(?<!\d)(\d{1,4})\s{0,3}(?:(?:-|–|to)\s{0,3}(\d{1,4})\s{0,3})?(?:working |business )?(day|week|month)/i.exec(
      text ?? '',
    );
  if (!found) return [];
  const longest = Number(found[2] ?? found[1]) * (days[found[3]?.toLowerCase() ?? ''] ?? 1);
  return leadTimes.filter((limit) => longest <= limit).map(String);
}

/** Most filterable specifications of one product. */
const maxSpecs = 12;
/** Longer values are sentences. */
const longestValue = 40;

const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s:]+/g, ' ');

/** Specifications as filters, `spec.material` of `stainless steel`. */
export const specFilters = (specs: readonly SearchSpec[]): Filters =>
  Object.fromEntries(
    specs
      .filter(({ key, value }) => key.trim() !== '' && key.length <= longestValue && value.length <= longestValue)
      .slice(0, maxSpecs)
      .map(({ key, value }) => [`spec.${plain(key)}`, plain(value)]),
  );
