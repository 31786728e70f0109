import type { Inquiry } from '@wbn/contract/shapes';
import { isUnanswered, ordered, type ThreadOrder, threadOrders } from '@wbn/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { adoptLate } from '../../ui/late-sheet.ts';
import type { ListToolsProps } from '../shared-props.ts';
import { deskTexts } from '../texts/desk/index.ts';
import css from './desk.css?inline';
import { keptOrder } from './kept-order.ts';

const shows = ['all', 'unread', 'unanswered'] as const;
type Show = (typeof shows)[number];

/** Chooses the order of the list and the conversations in it; gives the focus back to the row of a conversation that was left. */
export function ListTools({ view, center, setPick }: ListToolsProps) {
  const words = deskTexts(view.locale);
  const { partyID, requestID } = center.get();
  const kept = keptOrder(view.services);
  const [order, setOrder] = useState<ThreadOrder>(kept.get);
  const [show, setShow] = useState<Show>('all');
  const box = useRef<HTMLDetailsElement>(null);
  const opened = useRef(requestID);
  const root = view.host?.shadowRoot;
  useLayoutEffect(() => adoptLate(root, css), []);
  useEffect(() => {
    const isShown: Record<Show, (thread: Inquiry) => boolean> = {
      all: () => true,
      unread: (one) => one.unread > 0,
      unanswered: (one) => isUnanswered(one, partyID),
    };
    setPick({ of: (threads) => ordered(threads.filter(isShown[show]), order) });
  }, [order, show, partyID]);
  useLayoutEffect(() => {
    const left = opened.current;
    opened.current = requestID;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (left && !requestID && isLost) root?.querySelector<HTMLElement>(`[data-id="${left}"]`)?.focus();
  }, [requestID]);
  const close = () => {
    if (box.current) box.current.open = false;
  };
  return (
    <details
      className={`tools ${show !== 'all' && 'on'}`}
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        event.currentTarget.querySelector('summary')?.focus();
      }}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || close()}
    >
      <summary part="list-tools" aria-label={words.listTools} title={words.listTools}>
        ☰
      </summary>
      <div className="menu">
        <label>
          {words.order}
          <select
            part="order"
            value={order}
            onChange={(event) => {
              const chosen = event.currentTarget.value as ThreadOrder;
              kept.set(chosen);
              setOrder(chosen);
            }}
          >
            {threadOrders.map((one) => (
              <option key={one} value={one}>
                {words.orders[one]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.show}
          <select part="show" value={show} onChange={(event) => setShow(event.currentTarget.value as Show)}>
            {shows.map((one) => (
              <option key={one} value={one}>
                {words.shows[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </details>
  );
}
