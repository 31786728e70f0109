import { editionByCode } from '@wbn/content/editions';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteContext } from '../../site-context.ts';
import { en } from '../../texts/en.ts';
import { HeroVideo } from './HeroVideo.tsx';
import { groupLatest, meta } from './loader.ts';

const settings = { edition: '', portal: '', api: '', accounts: '', cdn: '', files: '', extensions: true };
const business = (code: string, at: number) => ({ businessID: `${code}${at}`, general: { businessType: { code } } });

it('R-089 keeps at most three of each type, and the types in their order', () => {
  const list = ['MA', 'MA', 'MA', 'MA', 'MA', 'CO', 'EX', 'GO'].map(business);
  const groups = groupLatest(list as never);
  expect(groups.map(({ type, businesses }) => [type, businesses.length])).toEqual([
    ['MA', 3],
    ['DI', 0],
    ['EX', 1],
    ['CO', 1],
  ]);
});

it.each([
  ['mx', 'es'],
  ['cl', 'es'],
  ['pe', 'es'],
  ['sa', 'en'],
  ['de', 'en'],
])('R-086 shows the %s edition the %s video', (code, language) => {
  const edition = editionByCode(code)!;
  const site = { settings, edition, locale: 'en', texts: en, words: undefined } as const;
  const html = renderToString(
    <SiteContext value={site}>
      <HeroVideo />
    </SiteContext>,
  );
  expect(html).toContain(`src="/media/hero-${language}.webm"`);
});

it('R-052 takes the country and the demonym from the edition', () => {
  const said = (code: string) =>
    meta({ edition: editionByCode(code)!, portal: 'http://p', texts: en, locale: 'en', words: undefined } as never);
  expect(said('cl').title).toContain('Chile');
  expect(said('cl').description).toContain('Chilean');
  expect(said('sa').description).toContain('Saudi');
  expect(said('sa').description).not.toContain('Chilean');
});
