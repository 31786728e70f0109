import { fill } from '@wbn/contract';
import { pagePath } from '@wbn/core/search';
import { EmptyResults } from '../../search/EmptyResults.tsx';
import { useSite } from '../../site-context.ts';
import { typeName } from '../../words.ts';
import type { Ready } from './empty-causes.ts';
import type { Empty } from './ways-out.ts';

export interface NoResultsProps {
  readonly found: Ready;
  readonly empty: Empty;
}

/** A search without results: why there are none, and searches that find some. */
export function NoResults({ empty: { sentences, ways }, found }: NoResultsProps) {
  const site = useSite();
  const { emptyAll, emptyOther } = site.texts.search;
  const links = ways.map(({ label, query }) => {
    const isSameType = query.business === found.query.business;
    const other = isSameType ? emptyAll : fill(emptyOther, { type: typeName(site, query.business) });
    return [pagePath(query), label ?? other] as const;
  });
  return <EmptyResults causes={sentences} links={links} />;
}
