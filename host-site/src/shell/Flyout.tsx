import { sidebarLinks } from '@wbn/content/navigation';
import { searchPath } from '@wbn/contract';
import { useSite } from '../site-context.ts';
import { PageLink } from '../ui/PageLink.tsx';
import { categoryName, industryName, navigationLabel } from '../words.ts';
import type { SidebarIndustry } from './shell-data.ts';

interface FlyoutProps {
  readonly id: string;
  readonly industry: SidebarIndustry | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

const linkOf = (id: string) => sidebarLinks.find((link) => link.id === id)!;

/** The panel beside the sidebar: six groups of six, with links to more. */
export function Flyout({ id, industry, onClose, open }: FlyoutProps) {
  const site = useSite();
  const more = linkOf('view-more');
  const moreCategories = linkOf('view-more-categories');
  const name = industry ? industryName(site, industry.id, industry.name) : '';
  return (
    <section className="flyout" id={id} data-open={open || undefined} inert={!open} aria-label={name}>
      {industry ? (
        <>
          <p className="flyout-title">{name}</p>
          <div className="flyout-groups">
            {industry.groups.map((group) => (
              <div className="flyout-group" key={group.id}>
                <PageLink className="flyout-category" to={searchPath('MA', 'global', group.name)} onClick={onClose}>
                  {categoryName(site, group.id, group.name)}
                </PageLink>
                <ul>
                  {group.subcategories.map((sub, index) => (
                    <li key={sub}>
                      <PageLink to={searchPath('MA', 'global', sub)} onClick={onClose}>
                        {group.labels?.[index] ?? sub}
                      </PageLink>
                    </li>
                  ))}
                </ul>
                {group.more ? (
                  <PageLink className="flyout-more" to={more.href!} onClick={onClose}>
                    {navigationLabel(site, more)}
                  </PageLink>
                ) : null}
              </div>
            ))}
          </div>
          {industry.more ? (
            <PageLink className="flyout-more flyout-more-categories" to={moreCategories.href!} onClick={onClose}>
              {navigationLabel(site, moreCategories)}
            </PageLink>
          ) : null}
        </>
      ) : null}
    </section>
  );
}
