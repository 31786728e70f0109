import { fill } from '@wbn/contract';
import { breadcrumbs, type MetaInput, type PageMeta } from '../../document/meta.ts';
import type { LoaderInput } from '../../routing/page-route.ts';
import { loadOptions, type OptionLists } from './options.ts';
import type { EnquiryTexts } from './texts/en.ts';
import { loadEnquiryTexts } from './texts/index.ts';

export interface EnquiryData {
  readonly texts: EnquiryTexts;
  readonly options: OptionLists;
}

export async function load({ call, language, locale }: LoaderInput): Promise<EnquiryData> {
  const [texts, options] = await Promise.all([loadEnquiryTexts(locale), loadOptions(call, language)]);
  return { texts, options };
}

export function meta({ data: { texts }, edition, portal, words }: MetaInput<EnquiryData>): PageMeta {
  const country = edition.countryName;
  return {
    title: fill(texts.metaTitle, { country }),
    description: fill(texts.metaDescription, { country }),
    canonical: '/contact-us/form',
    jsonLd: [
      breadcrumbs(portal, [
        [`WBN ${country}`, '/'],
        [words?.footerLinks['contact-us'] ?? 'Contact us', '/contact-us'],
        [texts.title, '/contact-us/form'],
      ]),
    ],
  };
}
