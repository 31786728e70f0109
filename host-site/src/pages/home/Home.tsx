import { fill, fillValues } from '@wbn/content/fill';
import { home as content } from '@wbn/content/pages/home';
import { useLoaderData } from 'react-router';
import { useSite } from '../../site-context.ts';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import type { HomeData } from './home-data.ts';
import { IndustriesGrid } from './IndustriesGrid.tsx';
import { LatestBusinesses } from './LatestBusinesses.tsx';
import { laterLogos, laterNumbers } from './later-sections.ts';

export function Home() {
  const { latest, numbers } = useLoaderData<HomeData>();
  const { edition, words } = useSite();
  const { lead, title } = fill(content, fillValues(edition, 0));
  return (
    <div className="home">
      <Hero title={words?.phrases.heroTitle ?? title} lead={words?.phrases.heroLead ?? lead} />
      <laterNumbers.Part numbers={numbers} />
      <IndustriesGrid />
      <LatestBusinesses latest={latest} />
      <HowItWorks />
      <laterLogos.Part />
    </div>
  );
}
