import { visitorMenu } from '@wbn/content/navigation';
import { lazy, Suspense } from 'react';
import { useVisitor } from '../session/session-context.ts';
import { useAccountLink } from '../session/use-account-link.ts';
import { useSite } from '../site-context.ts';
import { navigationLabel } from '../words.ts';

// Only users need it; the server and most visitors do not.
const UserArea = lazy(() => import('./UserArea.tsx').then((module) => ({ default: module.UserArea })));

/** The end of the top bar: two buttons for a visitor; links, icons and a menu for a user. */
export function AccountArea() {
  const site = useSite();
  const visitor = useVisitor();
  const login = useAccountLink('login');
  const register = useAccountLink('register');
  const [loginItem, registerItem] = visitorMenu;
  const buttons = (
    <div className="account">
      <a className="button button-quiet" {...login}>
        {navigationLabel(site, loginItem!)}
      </a>
      <a className="button button-primary from-wide" {...register}>
        {navigationLabel(site, registerItem!)}
      </a>
    </div>
  );
  if (visitor.state === 'visitor') return buttons;
  return (
    <Suspense fallback={buttons}>
      <UserArea visitor={visitor} />
    </Suspense>
  );
}
