import type { Action } from '@wbn/content/pages';
import { useAccountLink } from '../../session/use-account-link.ts';
import { PageLink } from '../../ui/PageLink.tsx';

/** The buttons of a page; the first one is the main action. */
export function ActionLinks({ actions }: { readonly actions: readonly Action[] }) {
  const register = useAccountLink('register');
  const login = useAccountLink('login');
  return (
    <p className="content-actions">
      {actions.map(({ label, to }, index) => {
        const className = index === 0 ? 'button button-primary button-large' : 'button button-large';
        if (to !== 'register' && to !== 'login') {
          return (
            <PageLink key={label} className={className} to={to}>
              {label}
            </PageLink>
          );
        }
        return (
          <a key={label} className={className} {...(to === 'register' ? register : login)}>
            {label}
          </a>
        );
      })}
    </p>
  );
}
