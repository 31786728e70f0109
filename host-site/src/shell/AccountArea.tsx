import { topBarIcons, topBarLinks, visitorMenu } from '@wbn/content/navigation';
import { Bell, MessageSquare } from 'lucide';
import { useVisitor } from '../session/session-context.ts';
import { useAccountLink } from '../session/use-account-link.ts';
import { useSite } from '../site-context.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { navigationLabel } from '../words.ts';
import { AccountMenu } from './AccountMenu.tsx';

/** The end of the top bar: two buttons for a visitor; links, icons and a menu for a user. */
export function AccountArea() {
  const site = useSite();
  const visitor = useVisitor();
  const login = useAccountLink('login');
  const register = useAccountLink('register');
  const [loginItem, registerItem] = visitorMenu;
  const [messages, notifications] = topBarIcons;
  if (visitor.state === 'visitor') {
    return (
      <div className="account">
        <a className="button button-quiet" {...login}>
          {navigationLabel(site, loginItem!)}
        </a>
        <a className="button button-primary from-wide" {...register}>
          {navigationLabel(site, registerItem!)}
        </a>
      </div>
    );
  }
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
