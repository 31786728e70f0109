import { fill } from '@wbn/contract';
import { pagePath, type ResultsQuery, toggled } from '@wbn/core/search';
import { X } from 'lucide';
import { useSite } from '../../site-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { chosenOf } from './chosen.ts';
import type { ReadyData } from './search-data.ts';
import type { SearchTexts } from './texts/en.ts';

interface ChipProps {
  readonly to: string;
  readonly name: string;
  /** The link's action, around `{name}`: a label must contain the visible text (WCAG 2.5.3). */
  readonly label: string;
}

const Chip = ({ label, name, to }: ChipProps) => (
  <li>
    <PageLink className="chip chip-on" to={to} aria-label={fill(label, { name })} rel="nofollow">
      <bdi>{name}</bdi>
      <Icon node={X} size={16} />
    </PageLink>
  </li>
);

const without = (query: ResultsQuery, interpretation: string): ResultsQuery => ({
  ...query,
  page: 1,
  ignore: [...(query.ignore ?? []), interpretation],
});

export interface ReadingChipsProps {
  readonly found: ReadyData;
  readonly priceNames: Readonly<Record<string, string>>;
  readonly texts: SearchTexts;
}

/** Interpretations of the words and active filters, each removable. */
export function ReadingChips({ found, priceNames, texts }: ReadingChipsProps) {
  const { search } = useSite().texts;
  const { interpretations = [], query } = found;
  const chosen = chosenOf(query, found.facets ?? [], texts, priceNames);
  // An industry is too wide to be what a word means.
  const read = interpretations.filter(({ kind }) => kind !== 'industry').slice(0, 5);
  if (chosen.length + read.length === 0) return null;
  return (
    <ul className="filter-chips">
      {read.map(({ kind, name, text, value }) => (
        <Chip
          key={`${kind}:${value}`}
          to={pagePath(without(query, `${kind}:${value}`))}
          name={name.toLowerCase() === text.toLowerCase() ? name : `${text} → ${name}`}
          label={texts.ignore}
        />
      ))}
      {chosen.map(({ filter, name, value }) => (
        <Chip
          key={`${filter}=${value}`}
          to={pagePath(toggled(query, filter, value))}
          name={name}
          label={search.remove}
        />
      ))}
    </ul>
  );
}
