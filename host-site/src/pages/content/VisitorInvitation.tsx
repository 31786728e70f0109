import { fill, fillValues } from '@wbn/content/fill';
import { visitorInvitation } from '@wbn/content/pages/banners';
import { useVisitor } from '../../session/session-context.ts';
import { useSite } from '../../site-context.ts';
import { ActionLinks } from './ActionLinks.tsx';

/** Marketing pages invite visitors to join; users do not see this. */
export function VisitorInvitation() {
  const { edition, words } = useSite();
  if (useVisitor().state === 'user') return null;
  const { actions, text } = fill(visitorInvitation, fillValues(edition, 0));
  const said = actions.map(({ label, to }) => ({ label: words?.navigation[to] ?? label, to }));
  return (
    <aside className="callout">
      <p>{words?.phrases.invitation ?? text}</p>
      <ActionLinks actions={said} />
    </aside>
  );
}
