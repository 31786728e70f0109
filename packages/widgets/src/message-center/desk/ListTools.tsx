import type { Inquiry } from '@wbn/contract/shapes';
import { deskThread, isUnanswered, ordered, type ThreadOrder, threadOrders } from '@wbn/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { adoptLate } from '../../ui/late-sheet.ts';
import type { ListToolsProps } from '../shared-props.ts';
import { deskTexts } from '../texts/desk/index.ts';
import css from './desk.css?inline';
import { keptOrder } from './kept-order.ts';
import { deskOf, useDesk } from './use-desk.ts';

const shows = ['all', 'unread', 'unanswered'] as const;
type Show = (typeof shows)[number];
/** The choice of conversations that are assigned to no member. */
const nobody = '-';

/** Chooses the order of the list and the conversations in it; gives the focus back to the row of a conversation that was left. */
export function ListTools({ setPick, ...shared }: ListToolsProps) {
  const { center, view } = shared;
  const words = deskTexts(view);
  const { partyID, requestID, speaker } = center.get();
  const desk = useDesk(shared);
  const kept = keptOrder(view.services);
  const [order, setOrder] = useState<ThreadOrder>(kept.get);
  const [show, setShow] = useState<Show>('all');
  const [label, setLabel] = useState('');
  const [assignee, setAssignee] = useState('');
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
    const isOfDesk = ({ requestID }: Inquiry) => {
      const kept = deskThread(desk, requestID);
      return (!label || kept.labels.includes(label)) && (!assignee || (kept.assignee ?? nobody) === assignee);
    };
    setPick({ of: (threads) => ordered(threads.filter(isShown[show]).filter(isOfDesk), order) });
  }, [order, show, partyID, label, assignee, desk]);
  useEffect(() => {
    setLabel('');
    setAssignee('');
    if (!view.data) deskOf(shared).show(speaker);
  }, [speaker]);
  useEffect(() => (view.data ? undefined : followDesk(shared)), [center]);
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
      className={`tools ${(show !== 'all' || label || assignee) && 'on'}`}
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        event.currentTarget.querySelector('summary')?.focus();
      }}
      onBlurCapture={(event) => event.currentTarget.contains(event.relatedTarget) || close()}
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
        {desk.status === 'ready' && (
          <>
            <label>
              {words.labels}
              <select part="by-label" value={label} onChange={(event) => setLabel(event.currentTarget.value)}>
                <option value="">{words.anyLabel}</option>
                {desk.labels.map((one) => (
                  <option key={one} value={one}>
                    {one}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {words.assignee}
              <select part="by-assignee" value={assignee} onChange={(event) => setAssignee(event.currentTarget.value)}>
                <option value="">{words.everybody}</option>
                <option value={nobody}>{words.nobody}</option>
                {desk.members.map(({ name, userID }) => (
                  <option key={userID} value={userID}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          </>
        )}
      </div>
    </details>
  );
}

/** Loads the desk again when a colleague changed something. Returns a function that stops it. */
function followDesk(shared: Pick<ListToolsProps, 'center' | 'view'>): () => void {
  let isOver = false;
  let stop = () => {};
  import('../../ui/live.ts').then(
    ({ liveOf }) => {
      if (isOver) return;
      stop = liveOf(shared.view.services).listen(({ kind }) => {
        if (['desk', 'ready', 'reset'].includes(kind)) deskOf(shared).reload();
      });
    },
    () => {},
  );
  return () => {
    isOver = true;
    stop();
  };
}
