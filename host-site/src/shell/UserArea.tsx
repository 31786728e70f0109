import { topBarIcons, topBarLinks } from '@wbn/content/navigation';
import { Bell, MessageSquare } from 'lucide';
import type { Visitor } from '../session/site-session.ts';
import { useSite } from '../site-context.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { navigationLabel } from '../words.ts';
import { AccountMenu } from './AccountMenu.tsx';

/** What a logged-in visitor has at the end of the top bar. */
export function UserArea({ visitor }: { readonly visitor: Visitor }) {
  const site = useSite();
  const [messages, notifications] = topBarIcons;
  return (
    <div className="account">
      <nav className="account-links" aria-label={site.texts.shell.account}>
        {topBarLinks.map((item) => (
          <PageLink key={item.id} className="topbar-link" to={item.href!}>
            {navigationLabel(site, item)}
          </PageLink>
        ))}
      </nav>
      <PageLink className="icon-button" to={messages!.href!} aria-label={navigationLabel(site, messages!)}>
        <Icon node={MessageSquare} />
      </PageLink>
      <button
        type="button"
        className="icon-button"
        aria-disabled="true"
        aria-label={navigationLabel(site, notifications!)}
      >
        <Icon node={Bell} />
      </button>
      <AccountMenu visitor={visitor} />
    </div>
  );
}
