import { accountMenu, mobileMenu, visitorMenu } from '@wbn/content/navigation';
import { X } from 'lucide';
import { useEffect, useRef } from 'react';
import { useSession, useVisitor } from '../session/session-context.ts';
import { useAccountLink } from '../session/use-account-link.ts';
import { useSite } from '../site-context.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { navigationLabel } from '../words.ts';
import { ActingAs } from './ActingAs.tsx';
import { Logo } from './Logo.tsx';
import { PersonalLinks } from './PersonalLinks.tsx';
import { UnreadBadge } from './UnreadBadge.tsx';

/** The menu behind the hamburger: a native modal dialog with standard focus and Escape behaviour. */
export function MobileMenu({ onClose, open }: { readonly open: boolean; readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  const site = useSite();
  const { texts, words } = site;
  const session = useSession();
  const user = useVisitor().state === 'user';
  const login = useAccountLink('login');
  const register = useAccountLink('register');
  const close = () => dialog.current?.close();
  const logout = accountMenu.find(({ id }) => id === 'logout')!;
  return (
    <dialog className="mobile-menu" ref={dialog} onClose={onClose} aria-label={texts.shell.menu} closedby="any">
      <div className="mobile-menu-head">
        <Logo />
        <button type="button" className="icon-button" aria-label={texts.shell.closeMenu} onClick={close}>
          <Icon node={X} size={24} />
        </button>
      </div>
      {user ? <ActingAs isOpen={open} /> : null}
      {user && site.settings.extensions ? <PersonalLinks close={close} /> : null}
      {mobileMenu.map((group) => (
        <nav key={group.id} className="mobile-menu-group" aria-labelledby={`mobile-${group.id}`}>
          <h2 id={`mobile-${group.id}`}>{words?.navigationGroups[group.id] ?? group.title}</h2>
          <ul>
            {group.items.map((item) => (
              <li key={item.id}>
                {group.id === 'account' && !user ? (
                  // A visitor has no account yet: its entries lead to the login.
                  <a className="mobile-menu-item" {...login}>
                    {navigationLabel(site, item)}
                  </a>
                ) : (
                  <PageLink className="mobile-menu-item" to={item.href!} onClick={close}>
                    {navigationLabel(site, item)}
                    {item.id === 'messages' ? <UnreadBadge /> : null}
                  </PageLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
      ))}
      {user ? (
        <button type="button" className="mobile-menu-item" onClick={() => session?.logout()}>
          {navigationLabel(site, logout)}
        </button>
      ) : (
        <a className="button button-primary" {...register}>
          {navigationLabel(site, visitorMenu[1]!)}
        </a>
      )}
    </dialog>
  );
}
