import { defaultEdition } from '@wbn/content/editions';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteContext } from '../../site-context.ts';
import { en as texts } from '../../texts/en.ts';
import { HeadLine } from './BusinessHeader.tsx';

const settings = { edition: 'sa', portal: '', api: '', accounts: '', cdn: '', files: '', extensions: true };

function headLine(city: string | null, countryName?: string, locale: 'en' | 'ar' = 'en'): string {
  const profile = {
    general: { companyName: 'A' },
    contactInfo: { city, country: countryName ? { countryName } : null },
  } as Parameters<typeof HeadLine>[0];
  return renderToStaticMarkup(
    <SiteContext value={{ settings, edition: defaultEdition, locale, texts, words: undefined }}>
      <HeadLine {...profile} />
    </SiteContext>,
  );
}

it('names the place after the company, as far as it is known, and isolates the name alone', () => {
  expect(headLine('Dammam', 'Saudi Arabia')).toBe('<h1><bdi>A</bdi> / Dammam, Saudi Arabia</h1>');
  expect(headLine(null)).toBe('<h1><bdi>A</bdi></h1>');
  // In a right-to-left page the name begins at the right, whatever it is written in.
  expect(headLine('Douala', 'الكاميرون', 'ar')).toBe('<h1><bdi>A</bdi> / Douala، الكاميرون</h1>');
});
