import { fill } from '@wbn/contract';
import type { BusinessCard } from '@wbn/contract/shapes';
import { useEffect, useRef, useState } from 'react';
import { useSite } from '../site-context.ts';
import { commaList } from '../texts/comma-list.ts';
import { PageLink } from '../ui/PageLink.tsx';
import {
  comparedNames,
  comparePath,
  keepCompared,
  keepNames,
  keepSearch,
  lastCompared,
  maxCompared,
} from './compared-ids.ts';
import type { ChosenTexts } from './texts/en.ts';
import './compare-bar.css';

export interface CompareBarProps {
  readonly results: readonly BusinessCard[];
  readonly texts: ChosenTexts & { readonly compare: string };
}

/** The forms of results that lead to the comparison while no script has come. */
const formSelector = '.result-list form[action="/compare"]';
const idOf = (form: HTMLFormElement) => String(new FormData(form).get('add')).toLowerCase();

const namesOf = (results: readonly BusinessCard[]) =>
  Object.fromEntries(results.map(({ businessID, general }) => [businessID, general.companyName]));

/** The suppliers that were chosen from results, and the way to compare them. It makes the buttons of results switches that stay on the page. */
export function CompareBar({ results, texts }: CompareBarProps) {
  const { locale } = useSite();
  const [ids, setIDs] = useState<readonly string[]>([]);
  const [isRefused, setRefused] = useState(false);
  const lastButton = useRef<HTMLElement>(null);

  useEffect(() => {
    const read = () => setIDs(lastCompared());
    read();
    // A page that Back brings out of the browser's memory runs nothing else.
    addEventListener('pageshow', read);
    return () => removeEventListener('pageshow', read);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other results have another address
  useEffect(keepSearch, [results]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other results have other buttons
  useEffect(() => {
    for (const form of document.querySelectorAll<HTMLFormElement>(formSelector))
      form.querySelector('button')?.setAttribute('aria-pressed', String(ids.includes(idOf(form))));
  }, [ids, results]);

  const change = (next: readonly string[], names: Readonly<Record<string, string>> = {}) => {
    keepCompared(next);
    keepNames(next, names);
    setRefused(false);
    setIDs(next);
  };

  useEffect(() => {
    const toggle = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (!form.matches(formSelector)) return;
      event.preventDefault();
      lastButton.current = event.submitter;
      const id = idOf(form);
      if (ids.includes(id)) change(ids.filter((one) => one !== id));
      else if (ids.length >= maxCompared) setRefused(true);
      else change([...ids, id], namesOf(results));
    };
    document.addEventListener('submit', toggle);
    return () => document.removeEventListener('submit', toggle);
  });

  if (!ids.length) return null;
  const clear = () => {
    change([]);
    // The button that was pressed is gone.
    (lastButton.current ?? document.querySelector<HTMLElement>(`${formSelector} button`))?.focus();
  };
  const names = comparedNames();
  const tooMany = isRefused || ids.length > maxCompared;
  return (
    <section className="bottom-bar compare-bar" aria-label={texts.chosenTitle}>
      <div>
        <p className="compare-bar-count" role="status">
          {fill(tooMany ? texts.tooMany : texts.chosenCount, { chosen: ids.length, most: maxCompared })}
        </p>
        <p className="compare-bar-names" dir="auto">
          {commaList(
            ids.map((id) => names[id]),
            locale,
          )}
        </p>
      </div>
      <button type="button" className="text-button" onClick={clear}>
        {texts.clearChosen}
      </button>
      <PageLink className="button button-primary" to={comparePath(ids)}>
        {texts.compare}
      </PageLink>
    </section>
  );
}
