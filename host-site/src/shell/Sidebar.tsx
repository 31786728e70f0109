import { sidebarLinks } from '@wbn/content/navigation';
import { fill, searchPath } from '@wbn/contract';
import { ChevronRight, LayoutGrid } from 'lucide';
import { useId } from 'react';
import { useSite } from '../site-context.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { countryOf, industryName, navigationLabel } from '../words.ts';
import { Flyout } from './Flyout.tsx';
import { industryIcons } from './industry-icons.ts';
import type { SidebarIndustry } from './shell-data.ts';
import { TerritorialLogo } from './TerritorialLogo.tsx';
import { useFlyout } from './use-flyout.ts';

/** The fifteen industries beside every page, each with a flyout. */
export function Sidebar({ industries }: { readonly industries: readonly SidebarIndustry[] }) {
  const site = useSite();
  const panelID = useId();
  const flyout = useFlyout();
  const all = sidebarLinks[0]!;
  const open = industries.find(({ id }) => id === flyout.openID);
  const shown = industries.find(({ id }) => id === flyout.shownID);
  return (
    <aside className="sidebar" aria-label={site.texts.shell.industries} {...flyout.area}>
      <PageLink
        className="sidebar-logo"
        to="/"
        aria-label={fill(site.texts.shell.homeOf, { country: countryOf(site, site.edition) })}
      >
        <TerritorialLogo edition={site.edition} />
      </PageLink>
      <nav className="sidebar-nav" aria-label={site.texts.shell.industries}>
        <ul>
          {industries.map(({ id, name }) => (
            <li key={id} className="sidebar-item" data-open={open?.id === id || undefined} {...flyout.item(id)}>
              <PageLink className="sidebar-link" to={searchPath('MA', 'global', name)} onClick={flyout.close}>
                <Icon node={industryIcons[id] ?? LayoutGrid} size={18} />
                <span>{industryName(site, id, name)}</span>
              </PageLink>
              <button
                type="button"
                className="sidebar-more"
                aria-expanded={open?.id === id}
                aria-controls={panelID}
                aria-label={fill(site.texts.shell.subcategoriesOf, { name: industryName(site, id, name) })}
                onClick={() => flyout.toggle(id)}
              >
                <Icon node={ChevronRight} size={16} mirrored />
              </button>
            </li>
          ))}
        </ul>
        <PageLink className="sidebar-link sidebar-all" to={all.href!} onClick={flyout.close}>
          <Icon node={LayoutGrid} size={18} />
          <span>{navigationLabel(site, all)}</span>
        </PageLink>
      </nav>
      <Flyout id={panelID} industry={shown} open={open !== undefined} onClose={flyout.close} />
    </aside>
  );
}
