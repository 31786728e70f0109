import { type Call, fill } from '@wbn/contract';
import type { Client } from '@wbn/core';
import { type IconNode, SearchX } from 'lucide';
import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { useLoaderData } from 'react-router';
import { saveCsv } from '../../../csv/save-csv.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { OperatorPage, type OperatorPart } from '../OperatorPage.tsx';
import type { OperatorData } from '../operator-page.ts';
import { allRows } from './all-rows.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListHead } from './ListHead.tsx';
import { type Column, ListTable } from './ListTable.tsx';
import type { Filter, ListQuery } from './list-address.ts';
import { useListAddress } from './use-list-address.ts';
import { rowID, useNextRow } from './use-next-row.ts';

interface OperatorListProps<Item> {
  readonly part: Exclude<OperatorPart, 'thesaurus'>;
  /** A call of the contract that answers a page of a list. */
  readonly call: Call;
  readonly filters: readonly Filter[];
  readonly columns: readonly Column<Item>[];
  readonly keyOf: (item: Item) => string;
  /** The name of the file, without its ending. */
  readonly file: string;
  readonly none: { readonly icon: IconNode; readonly title: string; readonly text: string };
  /** Draws an item as a card. Without it the list is a table of its columns. */
  readonly card?: (item: Item, client: Client, decided: () => void) => ReactNode;
  /** `decided` loads the list again and leads to the next row. */
  readonly actions?: (item: Item, client: Client, decided: () => void) => ReactNode;
}

interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

const pageSize = 25;

/** A list of the operators' console. The address holds its filters, order and page, so that it can be shared and the way back works. */
export function OperatorList<Item>({ call, columns, filters, part, ...list }: OperatorListProps<Item>) {
  const { texts } = useLoaderData<OperatorData>();
  const sorts = useMemo(() => columns.flatMap(({ sort = [] }) => sort), [columns]);
  const { change, query } = useListAddress(filters, sorts);
  // Every list answers in the same shape.
  const load = async (client: Client, more: ListQuery) =>
    (await client.call(call, { query: { ...query, ...more } } as never)) as unknown as { data: Page<Item> };
  const section = useRef<HTMLElement>(null);
  return (
    <OperatorPage
      part={part}
      query={JSON.stringify(query)}
      load={async (client) => (await load(client, { size: String(pageSize) })).data}
      filter={<ListFilters filters={filters} query={query} change={change} />}
    >
      {({ items, total }, client, reload) => (
        <section className="operator-list" ref={section} tabIndex={-1} aria-label={texts[part]}>
          <ListHead
            total={total}
            save={async () => {
              const rows = await allRows<Item>(async (page) => (await load(client, page)).data, list.keyOf);
              const heads = columns.map(({ head }) => head);
              saveCsv(`${list.file}.csv`, [heads, ...rows.map((row) => columns.map(({ value }) => value(row)))]);
            }}
          />
          <Rows
            {...list}
            client={client}
            columns={columns}
            items={items}
            query={query}
            change={change}
            list={section}
            load={reload}
          />
          <Pages
            page={Number(query.page ?? 1)}
            total={total}
            go={(page) => {
              section.current?.focus({ preventScroll: true });
              section.current?.scrollIntoView({ block: 'start' });
              change({ page: String(page) });
            }}
          />
        </section>
      )}
    </OperatorPage>
  );
}

interface RowsProps<Item> extends Pick<OperatorListProps<Item>, 'actions' | 'card' | 'columns' | 'keyOf' | 'none'> {
  readonly client: Client;
  readonly items: readonly Item[];
  readonly list: RefObject<HTMLElement | null>;
  readonly query: ListQuery;
  readonly change: (change: ListQuery) => void;
  readonly load: () => void;
}

function Rows<Item>({ actions, card, change, client, columns, none, query, ...shown }: RowsProps<Item>) {
  const { texts } = useLoaderData<OperatorData>();
  const decided = useNextRow(shown);
  const { items, keyOf } = shown;
  if (items.length === 0) {
    const { sort: _sort, ...narrowed } = query;
    const isFiltered = Object.keys(narrowed).length > 0;
    return (
      <div className="empty">
        <Icon node={isFiltered ? SearchX : none.icon} size={40} />
        <h2>{isFiltered ? texts.lists.noMatch : none.title}</h2>
        <p>{isFiltered ? texts.lists.noMatchText : none.text}</p>
      </div>
    );
  }
  if (card) {
    return (
      <ul className="operator-list">
        {items.map((item) => (
          <li key={keyOf(item)} id={rowID(keyOf(item))} tabIndex={-1}>
            {card(item, client, () => decided(keyOf(item)))}
          </li>
        ))}
      </ul>
    );
  }
  const act = actions && ((item: Item) => actions(item, client, () => decided(keyOf(item))));
  return <ListTable items={items} columns={columns} keyOf={keyOf} query={query} change={change} actions={act} />;
}

interface PagesProps {
  readonly page: number;
  readonly total: number;
  readonly go: (page: number) => void;
}

function Pages({ go, page, total }: PagesProps) {
  const { texts } = useLoaderData<OperatorData>();
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1 && page === 1) return null;
  return (
    <nav className="operator-pages" aria-label={texts.lists.pages}>
      <button type="button" className="button" disabled={page <= 1} onClick={() => go(Math.min(page - 1, last))}>
        {texts.lists.before}
      </button>
      <span>{fill(texts.lists.page, { page, last })}</span>
      <button type="button" className="button" disabled={page >= last} onClick={() => go(page + 1)}>
        {texts.lists.after}
      </button>
    </nav>
  );
}
