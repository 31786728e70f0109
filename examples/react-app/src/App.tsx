import { resultKind } from '@wbn/contract';
import { toQuery } from '@wbn/core';
import { WbnBusinessCard, WbnSearchBox, type WbnSearchBoxElement } from '@wbn/react';
import { useRef, useState } from 'react';
import { InquiryDialog } from './InquiryDialog.tsx';
import { useSearch } from './use-search.ts';

/** A sourcing desk: search, collect suppliers in a list, send inquiries. Text in a widget survives every change of the application. */
export function App() {
  const { found, failed, search } = useSearch();
  const [listed, setListed] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<string>();
  const [isDark, setDark] = useState(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const box = useRef<WbnSearchBoxElement>(null);
  const theme = isDark ? 'dark' : 'light';
  const toggle = (id: string) =>
    setListed((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]));

  return (
    <div className="desk" data-theme={theme}>
      <header>
        <h1>Sourcing desk</h1>
        <button type="button" aria-pressed={isDark} onClick={() => setDark(!isDark)}>
          Dark
        </button>
      </header>
      <WbnSearchBox
        ref={box}
        theme={theme}
        className="search"
        onSearch={(event) => {
          const query = toQuery(event.detail);
          // Suppliers are shown on this page; for products and people the box navigates to the portal by itself.
          if (resultKind(query.business) !== 'business') return;
          event.preventDefault();
          search(query);
        }}
      />
      <p role="status">
        {failed ??
          (found ? `${found.count.toLocaleString('en')} suppliers; ${listed.length} on your list` : 'Search to begin.')}
      </p>
      <ul>
        {found?.cards.map((card) => (
          <li key={card.businessID} data-listed={listed.includes(card.businessID)}>
            <WbnBusinessCard businessId={card.businessID} data={card} theme={theme} />
            <div className="acts">
              <button
                type="button"
                aria-pressed={listed.includes(card.businessID)}
                onClick={() => toggle(card.businessID)}
              >
                On my list
              </button>
              <button type="button" onClick={() => setAsked(card.businessID)}>
                Ask
              </button>
            </div>
          </li>
        ))}
      </ul>
      {asked && <InquiryDialog businessID={asked} theme={theme} close={() => setAsked(undefined)} />}
    </div>
  );
}
