import type { MetaInput, PageMeta } from '../../document/meta.ts';
import { loadProfileTexts, type ProfileTexts } from '../../profile/texts/index.ts';
import type { LoaderInput } from '../../routes/page-route.ts';

export { EditProfile as Component } from './EditProfile.tsx';

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
