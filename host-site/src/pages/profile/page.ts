import type { MetaInput, PageMeta } from '../../document/meta.ts';
import { loadProfileTexts, type ProfileTexts } from '../../profile/texts/index.ts';
import type { LoaderInput } from '../../routes/page-route.ts';

export { OwnProfile as Component } from './OwnProfile.tsx';

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
