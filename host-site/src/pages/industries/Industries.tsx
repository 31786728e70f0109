import { fill, fillValues } from '@wbn/content/fill';
import { industryHeads } from '@wbn/content/industry-heads';
import { industriesPage } from '@wbn/content/pages/industries';
import { useLoaderData } from 'react-router';
import { useSite } from '../../site-context.ts';
import { industryName } from '../../words.ts';
import { IndustryCard } from './IndustryCard.tsx';
import type { IndustriesData } from './page.ts';

/** All fifteen industries and everything they hold. */
export function Industries() {
  const { industries } = useLoaderData<IndustriesData>();
  const site = useSite();
  const { texts, words } = site;
  const { blocks, lead, title } = fill(industriesPage, fillValues(site.edition, 0));
  return (
    <div className="industries">
      <header className="page-head">
        <h1>{words?.phrases.industriesTitle ?? title}</h1>
        <p className="lead">{words?.phrases.industriesLead ?? lead}</p>
        {words
          ? null
          : blocks.map((block) => (block.type === 'paragraph' ? <p key={block.text}>{block.text}</p> : null))}
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
        <IndustryCard key={industry.id} industry={industry} />
      ))}
    </div>
  );
}
