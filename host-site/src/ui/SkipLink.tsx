import type { SyntheticEvent } from 'react';
import { useSite } from '../site-context.ts';

/** Before a navigation that many pages share: shown on focus, it leads past it to the element with `data-list`, or to what follows. */
export function SkipLink({ to }: { readonly to: string }) {
  const { texts } = useSite();
  const skip = (event: SyntheticEvent) => {
    const content = document.getElementById('content');
    const target =
      content?.querySelector<HTMLElement>('[data-list]') ?? event.currentTarget.nextElementSibling?.nextElementSibling;
    if (!(target instanceof HTMLElement)) return;
    event.preventDefault();
    target.tabIndex = -1;
    target.focus();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads within the page, and the page says where to
    <a className="skip" href="#content" onClick={skip}>
      {`${texts.shell.skip}: ${to}`}
    </a>
  );
}
