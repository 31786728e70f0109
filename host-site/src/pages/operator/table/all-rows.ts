interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** Rows of one page of a file: the most that a call answers. */
const size = 200;

/** All rows of a list, page by page. A row that moves to the next page meanwhile is kept once. */
export async function allRows<Item>(
  load: (page: { page: string; size: string }) => Promise<Page<Item>>,
  keyOf: (item: Item) => string,
): Promise<Item[]> {
  const rows = new Map<string, Item>();
  for (let page = 1; ; page += 1) {
    const { items, total } = await load({ page: String(page), size: String(size) });
    for (const item of items) rows.set(keyOf(item), item);
    if (items.length < size || page * size >= total) return [...rows.values()];
  }
}
