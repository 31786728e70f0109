import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { adoptLate } from './late-sheet.ts';
import css from './lists.css?inline';

interface PopupProps {
  close(): void;
  readonly children: ReactNode;
}

/**
 * A box in the browser's top layer at the edge of its parent: independent of the page's overflow, transform and z-index. It stays
 * inside the window, follows its parent while the page scrolls, and closes on an outside click.
 */
export function Popup({ close, children }: PopupProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const popup = box.current!;
    const anchor = popup.parentElement!;
    const place = () => {
      // The page's zoom multiplies lengths that are set here, but not measured ones.
      const zoom = anchor.currentCSSZoom || 1;
      const px = (length: number) => `${length / zoom}px`;
      const { left, right, top, bottom, width } = anchor.getBoundingClientRect();
      const below = innerHeight - bottom;
      const above = below < 200 && top > below;
      Object.assign(popup.style, {
        minWidth: px(width),
        top: above ? 'auto' : px(bottom + 4),
        bottom: above ? px(innerHeight - top + 4) : 'auto',
        // At the edge of the window it has its full width.
        left: 0,
        right: 'auto',
      });
      const own = popup.getBoundingClientRect().width;
      const start = anchor.matches(':dir(rtl)') ? right - own : left;
      popup.style.left = px(Math.max(8, Math.min(start, document.documentElement.clientWidth - own - 8)));
    };
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    adoptLate(popup.getRootNode(), css);
    popup.togglePopover(true);
    place();
    addEventListener('scroll', place, options);
    addEventListener('resize', place, options);
    addEventListener('pointerdown', (event) => event.composedPath().includes(anchor) || close(), options);
    return () => listeners.abort();
    // At each drawing: other rows may be wider.
  });
  return (
    <div className="popup" part="popup" popover="manual" ref={box}>
      {children}
    </div>
  );
}
