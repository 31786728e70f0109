import { fill, fillValues } from '@wbn/content/fill';
import { home as content } from '@wbn/content/pages/home';
import { useLoaderData } from 'react-router';
import { useSite } from '../../site-context.ts';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { IndustriesGrid } from './IndustriesGrid.tsx';
import { LatestBusinesses } from './LatestBusinesses.tsx';
import type { HomeData } from './loader.ts';
import { NetworkNumbers } from './NetworkNumbers.tsx';
import { TerritorialLogos } from './TerritorialLogos.tsx';

export function Home() {
  const { latest, numbers } = useLoaderData<HomeData>();
  const { edition, words } = useSite();
  const { lead, title } = fill(content, fillValues(edition, 0));
  return (
    <div className="home">
      <Hero title={words?.phrases.heroTitle ?? title} lead={words?.phrases.heroLead ?? lead} />
      <NetworkNumbers numbers={numbers} />
      <IndustriesGrid />
      <LatestBusinesses latest={latest} />
      <HowItWorks />
      <TerritorialLogos />
    </div>
  );
}
