import type { BusinessProfile } from '@wbn/contract/shapes';
import { ChartNoAxesColumn, Eye, Megaphone, Pencil } from 'lucide';
import { useSite } from '../../../site-context.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';
import { missingParts } from './missing-parts.ts';
import type { ManageTexts } from './texts/en.ts';

interface ManageBarProps {
  readonly profile: BusinessProfile;
  readonly texts: ManageTexts;
  /** Whether the role is still unknown: reserves the space. */
  readonly isAsking: boolean;
}

/** The bar of the edit mode: next steps, and a link to the public view. */
export function ManageBar({ isAsking, profile, texts }: ManageBarProps) {
  const { business } = useSite().texts;
  const page = `/business/${profile.businessID}`;
  const missing = missingParts(profile);
  const nameOf = (part: (typeof missing)[number][0]) =>
    part === 'logo' || part === 'cover' || part === 'description' ? texts[part] : business[part];
  return (
    <section className="manage-bar" aria-label={texts.title} aria-busy={isAsking}>
      {isAsking ? (
        <p className="manage-loading" role="status">
          {texts.loading}
        </p>
      ) : null}
      <div className="manage-head">
        <div>
          <p className="manage-title">{texts.title}</p>
          <p>{texts.text}</p>
        </div>
        <div className="manage-buttons">
          <PageLink className="button button-primary" to={`${page}/edit`}>
            <Icon node={Pencil} size={16} />
            {texts.edit}
          </PageLink>
          <PageLink className="button" to={`${page}/console`}>
            <Icon node={ChartNoAxesColumn} size={16} />
            {business.console}
          </PageLink>
          <PageLink className="button" to={`${page}/boosts`}>
            <Icon node={Megaphone} size={16} />
            {business.boosts}
          </PageLink>
          <PageLink className="button" to={`${page}/`}>
            <Icon node={Eye} size={16} />
            {texts.preview}
          </PageLink>
        </div>
      </div>
      {missing.length ? (
        <div className="manage-missing">
          <p>{texts.missing}</p>
          <ul>
            {missing.map(([part, tab]) => (
              <li key={part}>
                <PageLink className="chip" to={`${page}/edit/${tab}`}>
                  {nameOf(part)}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}
