import type { BusinessProfile } from '@wbn/contract/shapes';
import { ExternalLink } from 'lucide';
import { inLocale } from '../../settings.ts';
import { useSite } from '../../site-context.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { EditTexts } from './texts/en.ts';

/** The edited business, a link back, and a link to its public page. */
export function EditHead({ profile, texts }: { readonly profile: BusinessProfile; readonly texts: EditTexts }) {
  const { edition, locale } = useSite();
  const page = `/business/${profile.businessID}/`;
  return (
    <header className="edit-head">
      <div>
        <BackLink to={`${page}?editMode=1`}>{texts.back}</BackLink>
        <h1>
          <bdi>{profile.general.companyName}</bdi>
        </h1>
      </div>
      <a className="button" href={inLocale(page, locale, edition)} target="_blank" rel="noopener">
        <Icon node={ExternalLink} size={16} />
        {texts.preview}
      </a>
    </header>
  );
}
