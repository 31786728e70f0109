import { visitorMenu } from '@wbn/content/navigation';
import { useAccountLink } from '../session/use-account-link.ts';
import { useSite } from '../site-context.ts';
import { navigationLabel } from '../words.ts';
import './personal.css';

/** A personal page after a logout: it offers a login that leads back to it. */
export function LogInAgain() {
  const site = useSite();
  const login = useAccountLink('login');
  return (
    <div className="personal-state" role="alert">
      <p>{site.texts.shell.loggedOut}</p>
      <a className="button button-primary" {...login}>
        {navigationLabel(site, visitorMenu[0]!)}
      </a>
    </div>
  );
}
