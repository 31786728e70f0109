import { useLoaderData } from 'react-router';
import { useBusinessRole } from '../../session/use-business-role.ts';
import { useManagedBusiness } from '../../session/use-managed-business.ts';
import { useSite } from '../../site-context.ts';
import { BusinessProducts } from '../../ui/BusinessProducts.tsx';
import { MissingPage } from '../../ui/MissingPage.tsx';
import { BusinessComments } from './BusinessComments.tsx';
import { BusinessHeader } from './BusinessHeader.tsx';
import { BusinessSections } from './BusinessSections.tsx';
import type { BusinessData } from './loader.ts';
import { ManageBar } from './manage/ManageBar.tsx';
import { EditingContext } from './manage/SectionTitle.tsx';
import { SideButtons } from './SideButtons.tsx';

/** The public page of a company; its owner can show links to the editor. */
export function BusinessPage() {
  const found = useLoaderData<BusinessData>();
  const { business } = useSite().texts;
  const isReady = found.state === 'ready';
  const id = isReady ? found.profile.businessID : undefined;
  const role = useBusinessRole(id);
  const managed = useManagedBusiness(id, isReady && found.manage !== undefined);
  if (found.state !== 'ready') {
    if (found.state === 'missing') return <MissingPage title={business.missingTitle} text={business.missingText} />;
    if (found.state === 'gone') return <MissingPage title={business.goneTitle} text={business.goneText} />;
    return <MissingPage title={business.failed} retry />;
  }
  const { followers, manage, products, today } = found;
  const profile = managed.state === 'on' ? managed.profile : found.profile;
  const editing =
    managed.state === 'on' && manage
      ? { path: `/business/${profile.businessID}/edit`, label: manage.editSection }
      : undefined;
  return (
    <EditingContext value={editing}>
      <article className="business">
        {manage && managed.state !== 'off' ? (
          <ManageBar profile={profile} texts={manage} isAsking={managed.state === 'asking'} />
        ) : null}
        <BusinessHeader key={profile.businessID} profile={profile} followers={followers} role={role} />
        <div className="business-columns">
          <SideButtons businessID={profile.businessID} role={role} isManaging={editing !== undefined} />
          <div className="business-main">
            <BusinessSections profile={profile} today={today} />
            <BusinessProducts products={products} />
            <BusinessComments key={profile.businessID} businessID={profile.businessID} />
          </div>
        </div>
      </article>
    </EditingContext>
  );
}
