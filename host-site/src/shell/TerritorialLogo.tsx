import type { Edition } from '@wbn/content/editions';
import { useSite } from '../site-context.ts';
import { countryOf } from '../words.ts';

/** The logo of one country's site: the mark in its colour, and the country's name. */
export function TerritorialLogo({ edition }: { readonly edition: Edition }) {
  const site = useSite();
  return (
    <span className="territorial">
      <svg className="territorial-mark" viewBox="0 0 32 32" width={32} height={32} aria-hidden="true">
        <circle cx="16" cy="16" r="16" fill={edition.accent.light} />
        <path
          d="M8 12.500 11.500 21l4.500-7.400L20.500 21 24 12.500"
          fill="none"
          stroke="#fff"
          strokeWidth="2.200"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="16" cy="9.500" r="1.700" fill="#fff" />
      </svg>
      <span className="territorial-name">
        <span className="territorial-wbn">WBN</span> {countryOf(site, edition)}
      </span>
    </span>
  );
}
