import { industryHeads } from '@wbn/content/industry-heads';
import { searchPath } from '@wbn/contract';
import { LayoutGrid } from 'lucide';
import { industryIcons } from '../../shell/industry-icons.ts';
import { useSite } from '../../site-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { industryName } from '../../words.ts';

export function IndustriesGrid() {
  const site = useSite();
  const { home } = site.texts;
  return (
    <section className="section" aria-labelledby="industries-title">
      <div className="section-head">
        <h2 id="industries-title">{home.industriesTitle}</h2>
        <p>{home.industriesText}</p>
      </div>
      <ul className="industry-grid">
        {industryHeads.map(({ id, name }) => (
          <li key={id}>
            <PageLink className="industry-tile" to={searchPath('MA', 'global', name)}>
              <span className="industry-icon">
                <Icon node={industryIcons[id] ?? LayoutGrid} size={24} />
              </span>
              {industryName(site, id, name)}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
