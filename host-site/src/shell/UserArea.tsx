import { topBarIcons, topBarLinks } from '@wbn/content/navigation';
import { Bell as BellIcon, MessageSquare } from 'lucide';
import type { Visitor } from '../session/visitor.ts';
import { useSite } from '../site-context.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { navigationLabel } from '../words.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Bell } from './Bell.tsx';
import { UnreadBadge } from './UnreadBadge.tsx';

/** The end of the top bar for logged-in visitors. */
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
      <PageLink className="icon-button" to={messages!.href!}>
        <Icon node={MessageSquare} />
        <span className="visually-hidden">{navigationLabel(site, messages!)}</span>
        <UnreadBadge />
      </PageLink>
      {site.settings.extensions ? (
        <Bell label={navigationLabel(site, notifications!)} />
      ) : (
        <button
          type="button"
          className="icon-button"
          aria-disabled="true"
          aria-label={navigationLabel(site, notifications!)}
        >
          <Icon node={BellIcon} />
        </button>
      )}
      <AccountMenu visitor={visitor} />
    </div>
  );
}
