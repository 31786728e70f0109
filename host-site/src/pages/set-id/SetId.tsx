import { useSite } from '../../site-context.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { useHandover } from './use-handover.ts';

/** Takes a session over from the account site. */
export function SetID() {
  const { handover } = useSite().texts;
  useHandover();
  return (
    <div className="handover">
      <div className="spinner" aria-hidden="true" />
      <p role="status">{handover.redirecting}</p>
      <p>
        <PageLink to="/">{handover.home}</PageLink>
      </p>
    </div>
  );
}
