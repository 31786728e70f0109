import type { Edition } from '@wbn/content/editions';

/** The flag of a country as the two letters that fonts draw as one. */
export const flagOf = (country: string): string =>
  Array.from(country.toUpperCase())
    .map((letter) => String.fromCodePoint(0x1f1a5 + letter.codePointAt(0)!))
    .join('');

/** The logo of one country's site: its flag, the mark, its name. */
export function TerritorialLogo({ edition }: { readonly edition: Edition }) {
  return (
    <span className="territorial">
      <span className="territorial-flag" aria-hidden="true">
        {flagOf(edition.country)}
      </span>
      <span className="territorial-name">
        <span className="territorial-wbn">WBN</span> {edition.countryName}
      </span>
    </span>
  );
}
