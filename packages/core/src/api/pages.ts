import { createStore } from 'zustand/vanilla';

export interface PagesState<Item> {
  /** In the API's order. */
  readonly items: readonly Item[];
  readonly isLoading: boolean;
  /** The last page failed to load: `more` tries again. */
  readonly hasFailed: boolean;
  readonly isOver: boolean;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  /** Cursor of the next page; undefined at the end. */
  readonly next: string | undefined;
}

/** A list that loads page by page. */
export interface Pages<Item> {
  get(): PagesState<Item>;
  subscribe(listener: (state: PagesState<Item>) => void): () => void;
  /** Loads the next page, unless it is loading or there is none. */
  more(): Promise<void>;
  /** Replaces the loaded items. */
  change(how: (items: readonly Item[]) => readonly Item[]): void;
}

/** @param first the first page, if it is loaded already */
export function createPages<Item>(
  load: (from: string | undefined) => Promise<Page<Item>>,
  idOf: (item: Item) => string,
  first?: Page<Item>,
): Pages<Item> {
  let next = first?.next;
  const {
    getState: get,
    setState,
    subscribe,
  } = createStore<PagesState<Item>>(() => ({
    items: first?.items ?? [],
    isLoading: false,
    hasFailed: false,
    isOver: first !== undefined && first.next === undefined,
  }));
  return {
    get,
    subscribe,
    async more() {
      const { isLoading, isOver } = get();
      if (isLoading || isOver) return;
      setState({ isLoading: true, hasFailed: false });
      try {
        const page = await load(next);
        // A cursor that points to itself would loop for ever.
        next = page.next === next ? undefined : page.next;
        // A new item may have shifted an item of this page to the next.
        const known = new Set(get().items.map(idOf));
        const items = [...get().items, ...page.items.filter((item) => !known.has(idOf(item)))];
        setState({ items, isLoading: false, isOver: next === undefined });
      } catch {
        setState({ isLoading: false, hasFailed: true });
      }
    },
    change: (how) => setState({ items: how(get().items) }),
  };
}
