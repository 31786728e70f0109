import type { MetaInput, PageMeta } from '../../document/meta.ts';
import type { ProfileTexts } from '../../profile/texts/en.ts';
import { loadProfileTexts } from '../../profile/texts/index.ts';
import type { LoaderInput } from '../../routing/page-route.ts';

export interface OwnProfilePage {
  readonly texts: ProfileTexts;
}

export const load = async ({ locale }: LoaderInput): Promise<OwnProfilePage> => ({
  texts: await loadProfileTexts(locale),
});

export const meta = ({ data: { texts }, edition }: MetaInput<OwnProfilePage>): PageMeta => ({
  title: `${texts.title} | WBN ${edition.countryName}`,
  description: texts.title,
  noIndex: true,
});
