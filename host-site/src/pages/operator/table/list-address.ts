/** A filter of a list, in the order of the page. Its name is that of the call's query and of the page's address. */
export type Filter =
  | { readonly kind: 'words' | 'day'; readonly name: string; readonly label: string; readonly hint?: string }
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly label: string;
      /** The names of the values; that of '' stands for no choice. */
      readonly options: Readonly<Record<string, string>>;
    };

/** Filters, order and page of a list, as the address holds them and the call takes them. */
export type ListQuery = Readonly<Record<string, string>>;

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

function isValid(filter: Filter, value: string): boolean {
  if (filter.kind === 'choice') return Object.hasOwn(filter.options, value);
  return filter.kind === 'day' ? isDay(value) : value.length <= 200;
}

/** Reads the address. Values that no list has are ignored, so that an old or mistyped address still shows the list. */
export function readAddress(address: URLSearchParams, filters: readonly Filter[], sorts: readonly string[]): ListQuery {
  const query: Record<string, string> = {};
  for (const filter of filters) {
    const value = address.get(filter.name)?.trim() ?? '';
    if (value !== '' && isValid(filter, value)) query[filter.name] = value;
  }
  const sort = address.get('sort') ?? '';
  if (sorts.includes(sort.replace(/^-/, ''))) query.sort = sort;
  const page = address.get('page') ?? '';
  if (/^[1-9]\d{0,3}$/.test(page)) query.page = page;
  return query;
}

/** The address after a change. Another filter or order begins at the first page; '' removes a part. */
export function changedAddress(address: URLSearchParams, change: ListQuery): URLSearchParams {
  const next = new URLSearchParams(address);
  if (!('page' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === '' || (name === 'page' && value === '1')) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
