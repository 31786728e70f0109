import { fill, searchPath } from '@wbn/contract';
import type { Industry } from '@wbn/contract/shapes';
import { LayoutGrid } from 'lucide';
import { industryIcons } from '../../shell/industry-icons.ts';
import type { SubCategoryNames } from '../../shell/subcategory-names.ts';
import { useSite } from '../../site-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { categoryName, industryName } from '../../words.ts';

interface Props {
  readonly industry: Industry;
  readonly description: string | undefined;
  /** Names of subcategories in the page's language, by id. */
  readonly names: SubCategoryNames | undefined;
}

export function IndustryCard({ description, industry, names }: Props) {
  const site = useSite();
  const { categories, id, name } = industry;
  const shown = industryName(site, id, name);
  return (
    <section className="industry-card" id={`industry-${id}`} aria-labelledby={`industry-title-${id}`}>
      <div className="industry-head">
        <span className="industry-icon">
          <Icon node={industryIcons[id] ?? LayoutGrid} size={28} />
        </span>
        <div>
          <h2 id={`industry-title-${id}`}>{shown}</h2>
          <p>{description}</p>
        </div>
        <PageLink className="button" to={searchPath('MA', 'global', name)}>
          {fill(site.texts.industries.explore, { name: shown })}
        </PageLink>
      </div>
      {/* Open on wide screens; on phones it unfolds, also without script. */}
      <details className="industry-fold">
        <summary>
          <span className="fold-more">{site.texts.details.more}</span>
          <span className="fold-less">{site.texts.details.less}</span>
          <span className="visually-hidden">: {shown}</span>
        </summary>
        <div className="category-cards">
          {categories.map((category) => (
            <div key={category.id} className="category-card">
              <h3>
                <PageLink to={searchPath('MA', 'global', category.name)}>
                  {categoryName(site, category.id, category.name)}
                </PageLink>
              </h3>
              <ul>
                {category.subCategories.map((sub) => (
                  <li key={sub.id}>
                    <PageLink to={searchPath('MA', 'global', sub.name)}>{names?.[sub.id] ?? sub.name}</PageLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </details>
    </section>
  );
}
