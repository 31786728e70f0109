import { useSite } from '../site-context.ts';
import { MissingPage } from '../ui/MissingPage.tsx';
import { UnlessSuspended } from './UnlessSuspended.tsx';

/** In place of a page of a business that is not there: removed or unknown, or suspended where the visitor belongs to it. */
export function MissingBusiness({ isGone = false }: { readonly isGone?: boolean }) {
  const { business } = useSite().texts;
  return (
    <UnlessSuspended of="business">
      {isGone ? (
        <MissingPage title={business.goneTitle} text={business.goneText} />
      ) : (
        <MissingPage title={business.missingTitle} text={business.missingText} />
      )}
    </UnlessSuspended>
  );
}
