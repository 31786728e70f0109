import { EmptyResults } from '../../search/EmptyResults.tsx';
import { useSite } from '../../site-context.ts';
import { emptyCauses, type Ready } from './empty-causes.ts';
import { emptyLinks, linksOnce } from './empty-links.ts';

export interface NoResultsProps {
  readonly found: Ready;
}

/** A search without results: why there are none, and searches that find some. */
export function NoResults({ found }: NoResultsProps) {
  const site = useSite();
  const { links, sentences } = emptyCauses(found, site.locale);
  return <EmptyResults causes={sentences} links={linksOnce([...links, ...emptyLinks(site, found.query)])} />;
}
