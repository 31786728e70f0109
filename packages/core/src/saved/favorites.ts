import { listSaved, saveItem, unsaveItem } from '@wbn/contract';
import type { SavedItem } from '@wbn/contract/shapes';
import { createStore } from 'zustand/vanilla';
import type { Client } from '../api/client.ts';

export interface FavoritesState {
  /** Newest first. */
  readonly items: readonly SavedItem[];
  readonly folders: readonly { readonly name: string; readonly count: number }[];
  /** Filter by kind and folder; '' for all. */
  readonly kind: SavedItem['resourceType'] | '';
  readonly folder: string;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly isOver: boolean;
}

export interface Favorites {
  get(): FavoritesState;
  subscribe(listener: (state: FavoritesState) => void): () => void;
  more(): Promise<void>;
  /** Shows another part of the saved items from its beginning. */
  choose(part: Partial<Pick<FavoritesState, 'kind' | 'folder'>>): Promise<void>;
  /** Removes one at once; restores it if the server refuses. Returns whether it was removed. */
  remove(item: SavedItem): Promise<boolean>;
  /** Moves one into a folder, '' for none; returns whether it succeeded. */
  move(item: SavedItem, folder: string): Promise<boolean>;
}

/**
 * A person's saved businesses and products.
 *
 * @example
 * // GET user/saved answers { items: [{ resourceType: 'business', resourceID: 'b-1', folder: '' }], folders: [], nextID: null }
 * // DELETE user/saved answers { saved: false }
 * const favorites = createFavorites(client);
 * await favorites.more();
 * await favorites.remove(favorites.get().items[0]); // true
 */
export function createFavorites(client: Client): Favorites {
  let nextID: string | undefined;
  /** Results of an earlier choice are dropped. */
  let round = 0;
  const {
    getState: get,
    setState,
    subscribe,
  } = createStore<FavoritesState>(() => ({
    items: [],
    folders: [],
    kind: '',
    folder: '',
    isLoading: false,
    hasFailed: false,
    isOver: false,
  }));
  const fail = (error: unknown) => client.options.hooks?.onError?.(error);

  async function load(): Promise<void> {
    const mine = round;
    setState({ isLoading: true, hasFailed: false });
    try {
      const { folder, kind: resourceType } = get();
      const { data } = await client.call(listSaved, {
        query: { resourceType: resourceType || undefined, folder, nextID },
      });
      if (mine !== round) return;
      nextID = data.nextID ?? undefined;
      const known = new Set(get().items.map(({ resourceID }) => resourceID));
      const items = [...get().items, ...data.items.filter(({ resourceID }) => !known.has(resourceID))];
      setState({ items, folders: data.folders, isLoading: false, isOver: !nextID });
    } catch {
      if (mine === round) setState({ isLoading: false, hasFailed: true });
    }
  }
  const restart = () => {
    round += 1;
    nextID = undefined;
    setState({ items: [], isOver: false });
    return load();
  };

  return {
    get,
    subscribe,
    async more() {
      if (!get().isLoading && !get().isOver) await load();
    },
    choose(part) {
      setState(part);
      return restart();
    },
    async remove(item) {
      const { items } = get();
      const { resourceID, resourceType } = item;
      setState({ items: items.filter((one) => one !== item) });
      try {
        await client.call(unsaveItem, { body: { resourceType, resourceID } });
        const folders = get().folders.map((one) => (one.name === item.folder ? { ...one, count: one.count - 1 } : one));
        setState({ folders: folders.filter(({ count }) => count > 0) });
        return true;
      } catch (error) {
        fail(error);
        setState({ items });
        return false;
      }
    },
    async move({ resourceID, resourceType }, folder) {
      try {
        // Empty texts are not sent, and without a folder the item stays in its folder: a space removes it.
        await client.call(saveItem, { body: { resourceType, resourceID, folder: folder || ' ' } });
        await restart();
        return true;
      } catch (error) {
        fail(error);
        return false;
      }
    },
  };
}
