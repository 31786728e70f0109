import { fill } from '@wbn/contract';
import { useLoaderData } from 'react-router';
import type { OperatorData } from '../operator-page.ts';
import type { WordPlace, WordReport } from './word-report.ts';

interface WordMeaningsProps {
  readonly report: WordReport;
  readonly word: string;
  readonly title: string;
  readonly nameOf: (place: WordPlace) => string;
  readonly busy: boolean;
  readonly change: (place: WordPlace) => void;
}

/** The subcategories that a word names, each with its switch, and the searches that contain it. */
export function WordMeanings({ busy, change, nameOf, report, title, word }: WordMeaningsProps) {
  const { thesaurus: texts } = useLoaderData<OperatorData>().texts;
  const { places, searches } = report;
  if (places.length === 0) return <p>{texts.namesNothing}</p>;
  return (
    <>
      <h3 dir="auto">{title}</h3>
      <ul className="operator-words">
        {places.map((place) => {
          const name = nameOf(place);
          // Words that operators added are removed in their list.
          const isAdded = place.termID !== null && !place.isOff;
          return (
            <li key={place.id}>
              <bdi>{name}</bdi> {place.isOff ? <span className="badge">{texts.off}</span> : null}
              {isAdded ? null : (
                <button
                  type="button"
                  className="button"
                  aria-disabled={busy}
                  aria-label={fill(place.isOff ? texts.switchOnNamed : texts.switchOffNamed, { word, place: name })}
                  onClick={() => change(place)}
                >
                  {place.isOff ? texts.switchOn : texts.switchOff}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <h3>{texts.searches}</h3>
      {searches.length === 0 ? (
        <p>{texts.noSearches}</p>
      ) : (
        <ul className="operator-words">
          {searches.map(({ visitors, words }) => (
            <li key={words}>
              <bdi>{words}</bdi> <span className="operator-note">{fill(texts.visitors, { count: visitors })}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
