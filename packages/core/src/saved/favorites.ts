import { listSaved, saveItem, unsaveItem } from '@wbn/contract';
import type { SavedItem } from '@wbn/contract/shapes';
import { createStore } from 'zustand/vanilla';
import type { Client } from '../api/client.ts';

export interface FavoritesState {
  /** Newest first. */
  readonly items: readonly SavedItem[];
  readonly folders: readonly { readonly name: string; readonly count: number }[];
  /** Of which kind, and in which folder; '' for all. */
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
  /** Shows another part of what is saved, from its beginning. */
  choose(part: Partial<Pick<FavoritesState, 'kind' | 'folder'>>): Promise<void>;
  /** Takes one out, at once; it is back when the server says no. Answers whether it is out. */
  remove(item: SavedItem): Promise<boolean>;
  /** Puts one into a folder, '' for none; answers whether it is there. */
  move(item: SavedItem, folder: string): Promise<boolean>;
}

/** The businesses and products that somebody has saved. */
export function createFavorites(client: Client): Favorites {
  let nextID: string | undefined;
  /** A list that was asked for before another part was chosen is nobody's any more. */
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
        // An empty text does not travel, and without a folder it stays where it is: a blank takes it out.
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
