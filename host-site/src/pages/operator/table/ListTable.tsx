import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { Cell } from '../../../csv/csv-text.ts';
import type { OperatorData } from '../operator-page.ts';
import type { ListQuery } from './list-address.ts';
import { rowID } from './use-next-row.ts';

export interface Column<Item> {
  readonly head: string;
  /** The value in a file, and on the page unless `show` draws it. */
  readonly value: (item: Item) => Cell;
  readonly show?: (item: Item) => ReactNode;
  /** The order by this column, as the call names it. */
  readonly sort?: string;
  /** Sorts from A to Z at the first press; other columns begin with the newest or largest. */
  readonly isText?: boolean;
  /** Only in the file. */
  readonly isHidden?: boolean;
}

interface ListTableProps<Item> {
  readonly items: readonly Item[];
  readonly columns: readonly Column<Item>[];
  readonly keyOf: (item: Item) => string;
  readonly query: ListQuery;
  readonly change: (change: ListQuery) => void;
  readonly actions?: ((item: Item) => ReactNode) | undefined;
}

const states = { '': 'none', '-': 'descending', '+': 'ascending' } as const;

/** Rows of a list. On a narrow screen each row is a block with the names of its columns. */
export function ListTable<Item>({ actions, change, columns, items, keyOf, query }: ListTableProps<Item>) {
  const { texts } = useLoaderData<OperatorData>();
  const shown = columns.filter(({ isHidden }) => !isHidden);
  return (
    <table className="operator-rows">
      <thead>
        <tr>
          {shown.map(({ head, isText = false, sort }) => {
            if (!sort) {
              return (
                <th scope="col" key={head}>
                  {head}
                </th>
              );
            }
            const direction = query.sort === sort ? '+' : query.sort === `-${sort}` ? '-' : '';
            const first = isText ? '+' : '-';
            const next = direction === first ? (isText ? '-' : '+') : first;
            return (
              <th scope="col" key={head} aria-sort={states[direction]}>
                <button
                  type="button"
                  className="operator-sort"
                  onClick={() => change({ sort: next === '+' ? sort : `-${sort}` })}
                >
                  {head}
                  <span aria-hidden="true">{{ '': '↕', '-': '↓', '+': '↑' }[direction]}</span>
                </button>
              </th>
            );
          })}
          {actions ? <th scope="col">{texts.lists.actions}</th> : null}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={keyOf(item)} id={rowID(keyOf(item))} tabIndex={-1}>
            {shown.map(({ head, show, value }, index) => {
              const content = show?.(item) ?? value(item);
              return index === 0 ? (
                <th scope="row" key={head} data-head={head}>
                  <bdi>{content}</bdi>
                </th>
              ) : (
                <td key={head} data-head={head}>
                  <bdi>{content}</bdi>
                </td>
              );
            })}
            {actions ? (
              <td data-head={texts.lists.actions}>
                <span>{actions(item)}</span>
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
