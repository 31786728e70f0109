import { useSite } from '../../site-context.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { useBusinessTexts } from './page-texts-context.ts';

interface EmptyPartProps {
  readonly says: string;
  /** Where the owner fills it. */
  readonly to: string;
  readonly action: string;
}

/** An empty part of the page, with a call to fill it. Visitors never see it. */
export function EmptyPart({ action, says, to }: EmptyPartProps) {
  const { onlyYou } = useBusinessTexts();
  return (
    <div className="empty-part">
      <p className="field-none">{says}</p>
      <p>{onlyYou}</p>
      <PageLink className="button" to={to}>
        {action}
      </PageLink>
    </div>
  );
}

/** The empty section that a tab of the editor fills. */
export function EmptySection({ businessID, tab }: { readonly businessID: string; readonly tab: string }) {
  const { details } = useSite().texts;
  const { fill } = useBusinessTexts();
  return <EmptyPart says={details.none} to={`/business/${businessID}/edit/${tab}`} action={fill} />;
}
