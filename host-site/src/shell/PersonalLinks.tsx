import { Bell, Handshake, House, type IconNode, LockKeyhole, Newspaper, ShieldCheck } from 'lucide';
import { useVisitor } from '../session/session-context.ts';
import { useSite } from '../site-context.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import './personal-links.css';

interface PersonalLinksProps {
  readonly close: () => void;
}

/** The pages of a signed-in person that no other entry of the menus leads to. Operators find theirs here. */
export function PersonalLinks({ close }: PersonalLinksProps) {
  const { locale, settings, texts } = useSite();
  const { isOperator } = useVisitor();
  const { connections, myHome, newsfeed, notifications, operator, security } = texts.shell;
  const pages: readonly (readonly [path: string, label: string, icon: IconNode])[] = [
    ['/my-home', myHome, House],
    ['/newsfeed', newsfeed, Newspaper],
    ['/connections', connections, Handshake],
    ['/notifications', notifications, Bell],
    ...(isOperator ? ([['/operator', operator, ShieldCheck]] as const) : []),
  ];
  return (
    <ul className="personal-links">
      {pages.map(([path, label, icon]) => (
        <li key={path}>
          <PageLink className="personal-link" to={path} onClick={close}>
            <Icon node={icon} size={18} />
            {label}
          </PageLink>
        </li>
      ))}
      <li>
        <a className="personal-link" href={`${settings.accounts}/account?lang=${locale}`}>
          <Icon node={LockKeyhole} size={18} />
          {security}
        </a>
      </li>
    </ul>
  );
}
