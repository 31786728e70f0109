import { createStore } from 'zustand/vanilla';

export interface PagesState<Item> {
  /** In the order of the API. */
  readonly items: readonly Item[];
  readonly isLoading: boolean;
  /** The last page could not be loaded: `more` asks for it again. */
  readonly hasFailed: boolean;
  readonly isOver: boolean;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  /** Where the next page begins; undefined: there is none. */
  readonly next: string | undefined;
}

/** A list that comes a page at a time. */
export interface Pages<Item> {
  get(): PagesState<Item>;
  subscribe(listener: (state: PagesState<Item>) => void): () => void;
  /** Fetches the next page, unless one is under way or there are no more. */
  more(): Promise<void>;
  /** Puts other items in the place of those that are here. */
  change(how: (items: readonly Item[]) => readonly Item[]): void;
}

/** @param first the page that is here already */
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
        // A cursor that leads to itself would be followed for ever.
        next = page.next === next ? undefined : page.next;
        // One may have come on top meanwhile, and pushed one of this page to the next.
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
