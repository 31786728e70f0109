import { listSavedSearches, searchPath } from '@wbn/contract';
import type { SavedSearch } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { BellRing } from 'lucide';
import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { inLocale } from '../../settings.ts';
import { useSite } from '../../site-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import type { SavedSearchesData } from './loader.ts';
import { SavedSearchItem } from './SavedSearchItem.tsx';
import { SaveForm } from './SaveForm.tsx';
import './saved-searches.css';

const open = async (client: Client) => (await client.call(listSavedSearches)).data;

/** A person's saved searches, and the form that saves the search in the address. */
export function SavedSearchesPage() {
  const { texts } = useLoaderData<SavedSearchesData>();
  return (
    <PersonalPage loading={texts.loading} failed={texts.failed} load={open}>
      {(first, client) => <Opened first={first} client={client} />}
    </PersonalPage>
  );
}

interface OpenedProps {
  readonly first: readonly SavedSearch[];
  readonly client: Client;
}

function Opened({ client, first }: OpenedProps) {
  const { query, texts } = useLoaderData<SavedSearchesData>();
  const { edition, locale } = useSite();
  const navigate = useNavigate();
  const [list, setList] = useState(first);
  useKeptFocus(list.length);
  const keep = (saved: SavedSearch) => {
    setList((before) => [saved, ...before.filter(({ searchID }) => searchID !== saved.searchID)]);
    // Going back leads to the results, not to the form.
    navigate(inLocale('/saved-searches', locale, edition), { replace: true });
  };
  const change = (searchID: string, next?: SavedSearch) =>
    setList((before) => before.flatMap((one) => (one.searchID === searchID ? (next ?? []) : one)));
  return (
    <div className="saved-searches">
      <h1>{texts.title}</h1>
      {query ? <SaveForm client={client} query={query} onSaved={keep} /> : null}
      {list.length === 0 && !query ? (
        <div className="empty">
          <Icon node={BellRing} size={40} />
          <h2>{texts.empty}</h2>
          <p>{texts.emptyText}</p>
          <PageLink className="button button-primary" to={searchPath()}>
            {texts.emptyAction}
          </PageLink>
        </div>
      ) : null}
      <ul className="saved-searches-list">
        {list.map((one) => (
          <li key={one.searchID}>
            <SavedSearchItem client={client} saved={one} change={(next) => change(one.searchID, next)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
