import type { Inquiry } from '@wbn/contract/shapes';
import { useEffect } from 'react';
import type { Shared } from '../shared-props.ts';
import { Facts } from './Facts.tsx';
import { Product } from './Product.tsx';

/** Below a conversation's header: the product that it is about, and facts of the other side. On a wide screen the facts stand beside it. */
export function About(props: Shared & { readonly thread: Inquiry }) {
  const { thread, view } = props;
  useEffect(() => stayAtEnd(view.host?.shadowRoot?.querySelector('[part="messages"]')), []);
  return (
    <>
      {thread.product && <Product product={thread.product} thread={thread} portal={view.services.options.portal} />}
      <Facts key={thread.requestID} {...props} />
    </>
  );
}

/** Keeps the newest message visible when the log becomes smaller, for example by a phone's keyboard. Returns a function that stops it. */
function stayAtEnd(log: Element | null | undefined): (() => void) | undefined {
  if (!log) return undefined;
  let isAtEnd = true;
  const look = () => {
    isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  };
  const observer = new ResizeObserver(() => isAtEnd && log.scrollTo(0, log.scrollHeight));
  observer.observe(log);
  log.addEventListener('scroll', look);
  return () => {
    observer.disconnect();
    log.removeEventListener('scroll', look);
  };
}
