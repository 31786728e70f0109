import { idFromParameter } from '@wbn/contract';
import { lazy, type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router';
import { useVisitor } from '../session/session-context.ts';
import type { PageOf } from './own-suspension.ts';

const OwnSuspension = lazy(() => import('./OwnSuspension.tsx').then((module) => ({ default: module.OwnSuspension })));

interface UnlessSuspendedProps {
  readonly of: PageOf;
  /** The page for everybody to whom the business is not known as suspended. */
  readonly children: ReactNode;
}

/** In place of a page that is not there: the notice of the suspension for the people of its business, and `children` for all others. */
export function UnlessSuspended({ children, of }: UnlessSuspendedProps) {
  const { slug = '' } = useParams();
  if (!useVisitor().userID) return children;
  return (
    <Suspense fallback={children}>
      <OwnSuspension of={of} id={idFromParameter(slug)} otherwise={children} />
    </Suspense>
  );
}
