import { editionOf } from '../document/edition-of.ts';
import { directionOf, type SiteSettings } from '../settings.ts';
import { countryOf } from '../words.ts';

const png = (size: number, more: object = {}) => ({
  src: `/icon-${'purpose' in more ? `${more.purpose}-` : ''}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...more,
});

/** The web app manifest, in the edition's language, name and colour. */
export function webManifest(settings: SiteSettings): string {
  const edition = editionOf(settings);
  const { accent, language } = edition;
  return JSON.stringify({
    id: '/',
    name: `WBN ${countryOf({ locale: language }, edition)}`,
    short_name: 'WBN',
    lang: language,
    dir: directionOf(language),
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fafbfc',
    theme_color: accent.light,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      png(192),
      png(512),
      png(512, { purpose: 'maskable' }),
    ],
  });
}
