import { idFromParameter } from '@wbn/contract';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { useVisitor } from '../session/session-context.ts';
import { useSite } from '../site-context.ts';
import { MissingPage } from '../ui/MissingPage.tsx';

const OwnSuspension = lazy(() => import('./OwnSuspension.tsx').then((module) => ({ default: module.OwnSuspension })));

/** In place of a page of a business that is not there: removed or unknown, or suspended where the visitor belongs to it. */
export function MissingBusiness({ isGone = false }: { readonly isGone?: boolean }) {
  const { business } = useSite().texts;
  const { slug = '' } = useParams();
  const missing = isGone ? (
    <MissingPage title={business.goneTitle} text={business.goneText} />
  ) : (
    <MissingPage title={business.missingTitle} text={business.missingText} />
  );
  if (!useVisitor().userID) return missing;
  return (
    <Suspense fallback={missing}>
      <OwnSuspension businessID={idFromParameter(slug)} otherwise={missing} />
    </Suspense>
  );
}
