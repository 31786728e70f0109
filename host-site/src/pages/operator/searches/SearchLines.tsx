import { searchPath } from '@wbn/contract';
import type { SearchReportLine } from '@wbn/contract/shapes';
import { useLoaderData } from 'react-router';
import { useSite } from '../../../site-context.ts';
import { PageLink } from '../../../ui/PageLink.tsx';
import type { OperatorData } from '../operator-page.ts';

interface SearchLinesProps {
  readonly lines: readonly SearchReportLine[];
  /** Id of the heading that names the table. */
  readonly heading: string;
}

/** Searches with their counts; each leads to its results. */
export function SearchLines({ heading, lines }: SearchLinesProps) {
  const { texts } = useLoaderData<OperatorData>();
  const { locale } = useSite();
  const number = new Intl.NumberFormat(locale);
  if (lines.length === 0) return <p>{texts.noLines}</p>;
  return (
    // The table scrolls on small screens, so the keyboard must reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region
    <section className="operator-table" tabIndex={0} aria-labelledby={heading}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.words}</th>
            <th scope="col">{texts.searchKind}</th>
            <th scope="col">{texts.searchCount}</th>
            <th scope="col">{texts.visitors}</th>
            <th scope="col">{texts.opened}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ choices, kind, searches, visitors, words }) => (
            <tr key={`${kind} ${words}`}>
              <th scope="row">
                <PageLink to={searchPath(kind === 'product' ? 'PR' : 'MA', 'global', words)}>
                  <bdi>{words}</bdi>
                </PageLink>
              </th>
              <td>{texts.searchKinds[kind]}</td>
              <td>{number.format(searches)}</td>
              <td>{number.format(visitors)}</td>
              <td>{number.format(choices)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
