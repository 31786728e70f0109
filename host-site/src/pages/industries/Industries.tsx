import { industryHeads } from '@wbn/content/industry-heads';
import { useLoaderData } from 'react-router';
import { useSite } from '../../site-context.ts';
import { industryName } from '../../words.ts';
import { IndustryCard } from './IndustryCard.tsx';
import type { IndustriesData } from './loader.ts';

/** All fifteen industries with their categories. */
export function Industries() {
  const { descriptions, industries, page, subCategories } = useLoaderData<IndustriesData>();
  const site = useSite();
  const { texts } = site;
  return (
    <div className="industries">
      <header className="page-head">
        <h1>{page.title}</h1>
        <p className="lead">{page.lead}</p>
        {page.blocks.map((block) => (block.type === 'paragraph' ? <p key={block.text}>{block.text}</p> : null))}
      </header>
      <nav className="jump" aria-label={texts.industries.list}>
        <ul>
          {industryHeads.map(({ id, name }) => (
            <li key={id}>
              <a className="chip" href={`#industry-${id}`}>
                {industryName(site, id, name)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {industries === undefined ? <p className="notice">{texts.errors.text}</p> : null}
      {industries?.map((industry) => (
        <IndustryCard
          key={industry.id}
          industry={industry}
          description={descriptions[industry.id]}
          names={subCategories}
        />
      ))}
    </div>
  );
}
