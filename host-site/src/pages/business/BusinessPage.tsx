import { canSpeak, isOwner } from '@wbn/contract';
import { lazy, Suspense, useState } from 'react';
import { useLoaderData } from 'react-router';
import { useVisitor } from '../../session/session-context.ts';
import { useBusinessRole } from '../../session/use-business-role.ts';
import { useManagedBusiness } from '../../session/use-managed-business.ts';
import { useVisit } from '../../session/use-visit.ts';
import { useSite } from '../../site-context.ts';
import { MissingBusiness } from '../../suspension/MissingBusiness.tsx';
import { MissingPage } from '../../ui/MissingPage.tsx';
import { ReportLink } from '../../ui/ReportLink.tsx';
import { BusinessComments } from './BusinessComments.tsx';
import { BusinessHeader } from './BusinessHeader.tsx';
import { BusinessSections } from './BusinessSections.tsx';
import type { BusinessData } from './loader.ts';
import { laterManageBar } from './manage/later-bar.ts';
import { EditingContext } from './manage/SectionTitle.tsx';
import { BusinessTextsContext } from './page-texts-context.ts';
import { RequestBar } from './RequestBar.tsx';
import { OpenInquiry } from './RequestLink.tsx';
import { SideButtons } from './SideButtons.tsx';
import { useCurrentFields } from './use-current-fields.ts';
import './business-page.css';
import './manage/manage.css';

const InquiryDialog = lazy(() => import('./InquiryDialog.tsx').then((module) => ({ default: module.InquiryDialog })));

/** The public page of a company; its owner can show links to the editor. */
export function BusinessPage() {
  const found = useLoaderData<BusinessData>();
  const { business } = useSite().texts;
  const isReady = found.state === 'ready';
  const id = isReady ? found.profile.businessID : undefined;
  const role = useBusinessRole(id);
  useVisit(id);
  const { userID } = useVisitor();
  const [isAsking, setAsking] = useState(false);
  const managed = useManagedBusiness(id, isReady && found.manage !== undefined);
  const current = useCurrentFields(managed.state === 'on' ? managed.profile : undefined);
  if (found.state !== 'ready') {
    if (found.state === 'missing') return <MissingBusiness />;
    if (found.state === 'gone') return <MissingBusiness isGone />;
    return <MissingPage title={business.failed} retry />;
  }
  const { facts, followers, manage, products, texts, today } = found;
  const { fields, profile } = current ?? found;
  const editing =
    managed.state === 'on' && manage
      ? { path: `/business/${profile.businessID}/edit`, label: manage.editSection }
      : undefined;
  const isBuyer = !canSpeak(role);
  return (
    <BusinessTextsContext value={texts}>
      <EditingContext value={editing}>
        <OpenInquiry value={userID && isBuyer ? () => setAsking(true) : undefined}>
          <article className="business">
            {manage && managed.state !== 'off' ? (
              <laterManageBar.Part profile={profile} texts={manage} isAsking={managed.state === 'asking'} />
            ) : null}
            <BusinessHeader
              key={profile.businessID}
              profile={profile}
              followers={followers}
              role={role}
              facts={facts}
            />
            <div className="business-columns">
              <SideButtons businessID={profile.businessID} role={role} isManaging={editing !== undefined} />
              <div className="business-main">
                <BusinessSections
                  profile={profile}
                  fields={fields}
                  products={products}
                  today={today}
                  canFill={isOwner(role) || editing !== undefined}
                />
                <BusinessComments key={profile.businessID} businessID={profile.businessID} />
                {role ? null : <ReportLink kind="business" id={profile.businessID} />}
              </div>
            </div>
            {isBuyer ? <RequestBar businessID={profile.businessID} facts={facts} /> : null}
          </article>
          {isAsking ? (
            <Suspense fallback={null}>
              <InquiryDialog profile={profile} close={() => setAsking(false)} />
            </Suspense>
          ) : null}
        </OpenInquiry>
      </EditingContext>
    </BusinessTextsContext>
  );
}
