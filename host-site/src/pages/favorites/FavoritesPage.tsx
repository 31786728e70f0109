import { searchPath } from '@wbn/contract';
import { type Client, createFavorites, type Favorites } from '@wbn/core';
import { Bookmark } from 'lucide';
import { useSyncExternalStore } from 'react';
import { useLoaderData } from 'react-router';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { FavoriteItem } from './FavoriteItem.tsx';
import { FavoritesFilter } from './FavoritesFilter.tsx';
import type { FavoritesData } from './loader.ts';
import './favorites.css';

async function open(client: Client): Promise<Favorites> {
  const favorites = createFavorites(client);
  await favorites.more();
  if (favorites.get().hasFailed) throw new Error('The saved things did not answer.');
  return favorites;
}

/** A person's saved businesses and products. */
export function FavoritesPage() {
  const { texts } = useLoaderData<FavoritesData>();
  return (
    <PersonalPage loading={texts.loading} failed={texts.failed} load={open}>
      {(favorites) => <Opened favorites={favorites} />}
    </PersonalPage>
  );
}

function Opened({ favorites }: { readonly favorites: Favorites }) {
  const { texts } = useLoaderData<FavoritesData>();
  const state = useSyncExternalStore(favorites.subscribe, favorites.get, favorites.get);
  const { folder, hasFailed, isLoading, isOver, items, kind } = state;
  useKeptFocus(items);
  const isEmpty = isOver && items.length === 0;
  return (
    <div className="favorites">
      <h1>{texts.title}</h1>
      <p>
        <PageLink to="/saved-searches">{texts.searches}</PageLink>
      </p>
      {isEmpty && !kind && !folder ? null : <FavoritesFilter state={state} choose={favorites.choose} />}
      {isEmpty && !kind && !folder ? (
        <div className="empty">
          <Icon node={Bookmark} size={40} />
          <h2>{texts.empty}</h2>
          <p>{texts.emptyText}</p>
          <PageLink className="button button-primary" to={searchPath()}>
            {texts.emptyAction}
          </PageLink>
        </div>
      ) : null}
      {isEmpty && (kind || folder) ? <p className="notice">{texts.emptyPart}</p> : null}
      <ul className="favorites-list" aria-busy={isLoading}>
        {items.map((item) => (
          <li key={item.resourceID}>
            <FavoriteItem item={item} favorites={favorites} folders={state.folders} />
          </li>
        ))}
      </ul>
      {hasFailed ? <p role="alert">{texts.failed}</p> : null}
      {isOver ? null : (
        <div className="favorites-more">
          <button type="button" className="button" aria-disabled={isLoading} onClick={favorites.more}>
            {isLoading ? texts.loading : texts.more}
          </button>
        </div>
      )}
    </div>
  );
}
