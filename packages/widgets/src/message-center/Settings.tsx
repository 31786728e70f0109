import { businessPath } from '@wbn/contract';
import type { Inquiry } from '@wbn/contract/shapes';
import { buyerOf, endThread } from '@wbn/core';
import { useRef, useState } from 'react';
import type { Shared } from './shared-props.ts';
import { inboxTexts } from './texts/inbox/index.ts';

/** The menu of a conversation: end it (with confirmation), and show the buyer. */
export function Settings({ view, center, say, thread }: Shared & { readonly thread: Inquiry }) {
  const { services: client } = view;
  const words = inboxTexts(view);
  const [isEnding, setEnding] = useState(false);
  const menu = useRef<HTMLDetailsElement>(null);
  const question = useRef<HTMLDialogElement>(null);
  const isClosed = thread.status === 'closed';
  const buyer = buyerOf(thread, center.get().partyID);
  const closeMenu = () => {
    if (menu.current) menu.current.open = false;
  };
  const end = async () => {
    question.current?.close();
    setEnding(true);
    await endThread(center).then(
      () => say('success', words.finished),
      () => say('failure', words.wrong),
    );
    setEnding(false);
  };
  return (
    <>
      <details
        ref={menu}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          closeMenu();
          event.currentTarget.querySelector('summary')?.focus();
        }}
        onBlurCapture={(event) => event.currentTarget.contains(event.relatedTarget) || closeMenu()}
      >
        <summary className="icon" part="settings" aria-label={words.settings}>
          ⋮
        </summary>
        <div className="menu">
          <button
            type="button"
            part="end"
            disabled={isClosed || isEnding}
            onClick={() => {
              closeMenu();
              question.current?.showModal();
            }}
          >
            {words.end}
          </button>
          {buyer && (
            <a part="buyer" href={client.options.portal + businessPath(buyer.name, buyer.id)}>
              {words.buyer}
            </a>
          )}
        </div>
      </details>
      <dialog part="question" aria-labelledby="question" ref={question}>
        <p id="question">{words.sure}</p>
        <footer>
          <button type="button" part="keep" onClick={() => question.current?.close()}>
            {words.keep}
          </button>
          <button type="button" className="main" part="confirm" onClick={end}>
            {words.end}
          </button>
        </footer>
      </dialog>
    </>
  );
}
