import { accountMenu } from '@wbn/content/navigation';
import { ChevronDown } from 'lucide';
import { useSession } from '../session/session-context.ts';
import { useActors } from '../session/use-actors.ts';
import type { Visitor } from '../session/visitor.ts';
import { useSite } from '../site-context.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { useDisclosure } from '../ui/use-disclosure.ts';
import { navigationLabel } from '../words.ts';
import { ActingAs } from './ActingAs.tsx';
import { PersonalLinks } from './PersonalLinks.tsx';

/** My profile, Favorite Business, Need help?, Logout. */
export function AccountMenu({ visitor }: { readonly visitor: Visitor }) {
  const site = useSite();
  const session = useSession();
  const { button, close, open, panel } = useDisclosure<HTMLDivElement>();
  // While somebody acts as a business, the header shows that business.
  const business = useActors(open || visitor.businessID !== undefined).find(
    ({ businessID }) => businessID === visitor.businessID,
  );
  const shown = business ?? visitor;
  // With our extensions Favorite Business links to the saved items; otherwise it is inert.
  const pathOf = ({ href, id }: (typeof accountMenu)[number]) =>
    id === 'favorite-business' && site.settings.extensions ? '/favorites' : href;
  return (
    <div className="menu">
      <button type="button" className="menu-button" {...button}>
        <Avatar name={shown.name ?? ''} url={shown.photo} size="small" round={!business} eager />
        <bdi className="menu-name">{shown.name}</bdi>
        <span className="visually-hidden">
          {business ? `${site.texts.shell.actingAs} ${business.name}. ` : ''}
          {site.texts.shell.account}
        </span>
        <Icon node={ChevronDown} size={16} />
      </button>
      <div className="menu-panel" hidden={!open} {...panel}>
        <ActingAs isOpen={open} />
        {site.settings.extensions ? <PersonalLinks close={close} /> : null}
        <ul>
          {accountMenu.map((item) => (
            <li key={item.id}>
              {pathOf(item) ? (
                <PageLink className="menu-item" to={pathOf(item)!} onClick={close}>
                  {navigationLabel(site, item)}
                </PageLink>
              ) : item.id === 'logout' ? (
                <button type="button" className="menu-item" onClick={() => session?.logout()}>
                  {navigationLabel(site, item)}
                </button>
              ) : (
                <button type="button" className="menu-item" aria-disabled="true">
                  {navigationLabel(site, item)}
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
