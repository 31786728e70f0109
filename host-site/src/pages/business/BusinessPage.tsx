import { useLoaderData } from 'react-router';
import { useBusinessRole } from '../../session/use-business-role.ts';
import { useSite } from '../../site-context.ts';
import { MissingPage } from '../../ui/MissingPage.tsx';
import { BusinessHeader } from './BusinessHeader.tsx';
import { BusinessProducts } from './BusinessProducts.tsx';
import { BusinessSections } from './BusinessSections.tsx';
import type { BusinessData } from './page.ts';
import { SideButtons } from './SideButtons.tsx';

/** A company as any visitor reads it. */
export function BusinessPage() {
  const found = useLoaderData<BusinessData>();
  const { business } = useSite().texts;
  const role = useBusinessRole(found.state === 'ready' ? found.profile.businessID : undefined);
  if (found.state !== 'ready') {
    if (found.state === 'missing') return <MissingPage title={business.missingTitle} text={business.failed} />;
    if (found.state === 'gone') return <MissingPage title={business.goneTitle} text={business.goneText} />;
    return <MissingPage title={business.failed} retry />;
  }
  const { followers, products, profile } = found;
  return (
    <article className="business">
      <BusinessHeader key={profile.businessID} profile={profile} followers={followers} role={role} />
      <div className="business-columns">
        <SideButtons businessID={profile.businessID} role={role} />
        <div className="business-main">
          <BusinessSections profile={profile} />
          <BusinessProducts products={products} />
        </div>
      </div>
    </article>
  );
}
