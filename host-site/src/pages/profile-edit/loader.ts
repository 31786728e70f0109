import type { MetaInput, PageMeta } from '../../document/meta.ts';
import type { ProfileTexts } from '../../profile/texts/en.ts';
import { loadProfileTexts } from '../../profile/texts/index.ts';
import type { LoaderInput } from '../../routing/page-route.ts';

export interface EditProfilePage {
  readonly texts: ProfileTexts;
}

export const load = async ({ locale }: LoaderInput): Promise<EditProfilePage> => ({
  texts: await loadProfileTexts(locale),
});

export const meta = ({ data: { texts }, edition }: MetaInput<EditProfilePage>): PageMeta => ({
  title: `${texts.editTitle} | WBN ${edition.countryName}`,
  description: texts.editTitle,
  noIndex: true,
});
