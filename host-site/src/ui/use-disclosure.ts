import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

/** A button that toggles a panel: closed by Escape, an outside click, or leaving it by keyboard. */
export function useDisclosure<Panel extends HTMLElement = HTMLUListElement>() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const panel = useRef<Panel>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      const target = event.target as Node;
      if (!panel.current?.contains(target) && !button.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return {
    open,
    close: () => setOpen(false),
    /** Closes the panel, then runs the action. */
    pick: (act: () => void) => () => {
      setOpen(false);
      act();
    },
    button: {
      ref: button,
      'aria-expanded': open,
      'aria-controls': id,
      onClick: () => setOpen((was) => !was),
      onKeyDown,
    },
    panel: { ref: panel, id, onKeyDown },
  };
}
