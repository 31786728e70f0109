import { fill } from '@wbn/contract';
import { type Interpretation, pagePath, type ResultsQuery, toggled } from '@wbn/core/search';
import { X } from 'lucide';
import { directionOf, type TextLocale } from '../../settings.ts';
import { useSite } from '../../site-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { chosenOf } from './chosen.ts';
import { readAs } from './reasons.ts';
import type { ReadyData } from './search-data.ts';
import type { SearchTexts } from './texts/en.ts';

interface ChipProps {
  readonly to: string;
  readonly name: string;
  /** Of a name that is a sentence of the page; otherwise the name's own. */
  readonly dir?: 'ltr' | 'rtl' | undefined;
  /** The link's action, around `{name}`: a label must contain the visible text (WCAG 2.5.3). */
  readonly label: string;
}

const Chip = ({ dir, label, name, to }: ChipProps) => (
  <li>
    <PageLink className="chip chip-on" to={to} aria-label={fill(label, { name })} rel="nofollow">
      <bdi dir={dir}>{name}</bdi>
      <Icon node={X} size={16} />
    </PageLink>
  </li>
);

const without = (query: ResultsQuery, interpretation: string): ResultsQuery => ({
  ...query,
  page: 1,
  ignore: [...(query.ignore ?? []), interpretation],
});

/** A category that is called like the typed word says that it is one: the word itself stands above. */
function nameOfReading({ kind, name, text, value }: Interpretation, texts: SearchTexts, locale: TextLocale): string {
  if (kind === 'sample') return readAs(text, texts.samples, locale);
  if (kind === 'pieces') {
    const count = new Intl.NumberFormat(locale).format(Number(value));
    return readAs(text, fill(texts.pieces, { quantity: value, count }), locale);
  }
  if (name.toLowerCase() !== text.toLowerCase()) return readAs(text, name, locale);
  return kind === 'category' || kind === 'sub' ? `${texts[kind]}: ${name}` : name;
}

export interface ReadingChipsProps {
  readonly found: ReadyData;
  readonly priceNames: Readonly<Record<string, string>>;
  readonly texts: SearchTexts;
}

/** Interpretations of the words and active filters, each removable. */
export function ReadingChips({ found, priceNames, texts }: ReadingChipsProps) {
  const {
    locale,
    texts: { search },
  } = useSite();
  const { interpretations = [], query } = found;
  const chosen = chosenOf(query, found.facets ?? [], texts, priceNames);
  // An industry is too wide to be what a word means.
  const read = interpretations.filter(({ kind }) => kind !== 'industry').slice(0, 5);
  if (chosen.length + read.length === 0) return null;
  return (
    <ul className="filter-chips">
      {read.map((reading) => (
        <Chip
          key={`${reading.kind}:${reading.value}`}
          to={pagePath(without(query, `${reading.kind}:${reading.value}`))}
          name={nameOfReading(reading, texts, locale)}
          dir={directionOf(locale)}
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
