import type { Country } from '@wbn/contract/shapes';
import type { ListRow } from '@wbn/core/controls';

/** Countries by name in the page's language. */
export function countryRows(countries: readonly Country[], locale: string): ListRow[] {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const rows = countries.map(({ code, countryName, emoji }) => ({
    value: code,
    name: (locale === 'en' ? undefined : names.of(code)) ?? countryName,
    emoji,
  }));
  rows.sort((one, other) => one.name.localeCompare(other.name, locale));
  return rows.map(({ emoji, name, value }) => ({ value, label: `${emoji} ${name}` }));
}
